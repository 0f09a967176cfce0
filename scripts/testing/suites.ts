import { closeSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openLog } from '../stack/log-files.ts'
import { inRoot } from '../stack/paths.ts'
import { exitCodeOf } from '../stack/processes.ts'
import type { Stack } from '../stack/stack.ts'
import { certificateOf } from './own-postgres.ts'
import { playwrightResult, type Result, vitestResult } from './results.ts'
import { type SuiteResult, suiteLine } from './suite-result.ts'

const reports = inRoot('var/test-results')

interface Suite {
  name: string
  cwd?: string
  config?: string
  env?: Record<string, string>
  /** Only files whose names contain one of these words. */
  words?: string[]
  /** Writes its output to `var/log/<name>.log` and only one line to the screen. */
  quiet?: boolean
}

async function run(
  command: [string, ...string[]],
  { cwd, env, log }: { cwd: string; env: Record<string, string>; log: string | undefined },
): Promise<number | null> {
  const out = log === undefined ? 'inherit' : openLog(log, 'w')
  const code = await exitCodeOf(command, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', out, out],
  })
  if (typeof out === 'number') closeSync(out)
  return code
}

async function timed(
  { name, quiet = false }: Suite,
  work: (log: string | undefined) => Promise<Result>,
): Promise<SuiteResult> {
  const log = quiet ? inRoot('var/log', `${name}.log`) : undefined
  console.log(quiet ? `· ${name}` : `\n── ${name}`)
  const started = performance.now()
  const result = await work(log)
  const ended = { ...result, suite: name, seconds: (performance.now() - started) / 1000 }
  console.log(suiteLine(ended, log))
  return ended
}

async function freshReport(name: string): Promise<string> {
  const file = join(reports, `${name}.json`)
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  return file
}

export function runVitest(suite: Suite): Promise<SuiteResult> {
  const { name, cwd = '.', config, env = {}, words = [] } = suite
  return timed(suite, async (log) => {
    const file = await freshReport(name)
    const folder = inRoot(cwd)
    const args = ['run', ...words, '--reporter=default', '--reporter=json']
    args.push(`--outputFile.json=${file}`)
    if (config !== undefined) args.push('--config', config)
    const program = join(folder, 'node_modules/.bin/vitest')
    return vitestResult(name, file, await run([program, ...args], { cwd: folder, env, log }))
  })
}

export function runPlaywright(suite: Suite): Promise<SuiteResult> {
  const { name, config = '', env = {}, words = [] } = suite
  return timed(suite, async (log) => {
    const file = await freshReport(name)
    const args = ['test', ...words, '--config', config, '--reporter=list,json']
    const code = await run([inRoot('node_modules/.bin/playwright'), ...args], {
      cwd: inRoot(),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      log,
    })
    return playwrightResult(name, file, code)
  })
}

/** Suites of the two applications: folder, test database, and beginning of their variables. */
export const applicationSuites = [
  { name: 'content-cms', database: 'content_suite', prefix: 'CONTENT_TEST' },
  { name: 'commerce', database: 'commerce_suite', prefix: 'COMMERCE_TEST' },
] as const

export const isApplicationSuite = (name: string) =>
  applicationSuites.some((suite) => suite.name === name)

export async function runApplicationSuite(
  { postgres, settings }: Stack,
  name: string,
  { words = [], quiet = false }: { words?: string[]; quiet?: boolean } = {},
): Promise<SuiteResult> {
  const suite = applicationSuites.find((one) => one.name === name)
  if (suite === undefined || postgres === null) {
    return { suite: name, passed: 0, failures: [], seconds: 0 }
  }
  await postgres.createDatabase(suite.database)
  // A suite creates its own databases; the application runs there as in production, by TLS.
  const tls = `?sslmode=verify-full&sslrootcert=${certificateOf(settings)}`
  const env = {
    [`${suite.prefix}_DATABASE_URL`]: postgres.superuserUrl(suite.database) + tls,
    [`${suite.prefix}_RUNTIME_URL`]: postgres.addresses(suite.database).runtime + tls,
  }
  return runVitest({ name, cwd: name, env, words, quiet })
}
