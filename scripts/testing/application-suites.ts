import type { Stack } from '../stack/stack.ts'
import type { SuiteResult } from './suite-result.ts'
import { runVitest } from './suites.ts'

/** Suites of the two applications: each its folder, and the database that it empties. */
export const applicationSuites = [
  { name: 'content-cms', database: 'content_suite', variable: 'CONTENT_TEST_DATABASE_URL' },
  { name: 'commerce', database: 'commerce_suite', variable: 'COMMERCE_TEST_DATABASE_URL' },
] as const

export const isApplicationSuite = (name: string) =>
  applicationSuites.some((suite) => suite.name === name)

/** Runs one of them, or its files with one of the words in their names, on a database of its own. */
export async function runApplicationSuite(
  { postgres }: Stack,
  name: string,
  { words = [], quiet = false }: { words?: string[]; quiet?: boolean } = {},
): Promise<SuiteResult> {
  const suite = applicationSuites.find((one) => one.name === name)
  if (suite === undefined || postgres === null) {
    return { suite: name, passed: 0, failures: [], seconds: 0 }
  }
  await postgres.createDatabase(suite.database)
  // A suite makes databases of its own.
  const env = { [suite.variable]: postgres.superuserUrl(suite.database) }
  return runVitest({ name, cwd: name, env, words, quiet })
}
