import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

export interface Result {
  passed: number
  failures: string[]
  unchecked?: string[]
  cases?: TimedCase[]
}

interface TimedCase {
  name: string
  seconds: number
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          /** In ms. */
          duration: v.nullish(v.number(), 0),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(
        v.object({
          /** In ms. */
          duration: v.optional(v.number(), 0),
          errors: v.array(v.object({ message: v.optional(v.string(), '') })),
        }),
      ),
    }),
  ),
})

interface PlaywrightSuite {
  specs: v.InferOutput<typeof playwrightSpec>[]
  suites: PlaywrightSuite[]
}

const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite)), () => []),
})

const playwrightReport = v.object({
  stats: v.object({ expected: v.number() }),
  suites: v.array(playwrightSuite),
})

const linesOfReason = 30

export function failure(test: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).trimEnd().split('\n')
  return [test, ...lines.slice(0, linesOfReason).filter(Boolean)].join('\n    ')
}

/** A suite that exits with an error but without a failed test counts as one failure. */
function withExit(suite: string, result: Result, exitCode: number | null): Result {
  const { passed, failures, cases = [] } = result
  const silent = `ended with exit code ${exitCode}, though no test of it failed`
  const all = exitCode !== 0 && failures.length === 0 ? [silent] : failures
  return {
    passed,
    failures: all.map((text) => `${suite}: ${text}`),
    cases: cases.map(({ name, seconds }) => ({ name: `${suite}: ${name}`, seconds })),
  }
}

async function report<S extends v.GenericSchema>(file: string, schema: S) {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  const result = v.safeParse(schema, JSON.parse(text))
  return result.success ? result.output : null
}

export async function vitestResult(
  suite: string,
  file: string,
  exitCode: number | null,
): Promise<Result> {
  const found = await report(file, vitestReport)
  const failures = (found?.testResults ?? []).flatMap(({ name, status, message, ...rest }) => {
    const failed = rest.assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure(name, [message])]
    return failed.map((test) => failure(test.fullName, test.failureMessages))
  })
  const cases = (found?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName: name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 }))
  return withExit(suite, { passed: found?.numPassedTests ?? 0, failures, cases }, exitCode)
}

const specsOf = ({ specs, suites }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** A test that passed only after a retry counts as failed. */
export async function playwrightResult(
  suite: string,
  file: string,
  exitCode: number | null,
): Promise<Result> {
  const found = await report(file, playwrightReport)
  const specs = (found?.suites ?? []).flatMap(specsOf)
  const cases = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  )
  const failures = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        return failure(`${file} › ${title} (${projectName})`, messages)
      }),
  )
  return withExit(suite, { passed: found?.stats.expected ?? 0, failures, cases }, exitCode)
}

const slowCases = 20

export function slowestCases(results: readonly Result[]): string {
  const cases = results.flatMap(({ cases = [] }) => cases)
  cases.sort((a, b) => b.seconds - a.seconds)
  return cases
    .slice(0, slowCases)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
    .join('\n')
}

/** Lists all failures again and exits. */
export function conclude(results: readonly Result[]): never {
  const passed = results.reduce((total, result) => total + result.passed, 0)
  const failures = results.flatMap((result) => result.failures)
  for (const text of failures) console.log(`\n✗ ${text}`)
  for (const text of results.flatMap(({ unchecked = [] }) => unchecked)) console.log(`\n! ${text}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exit(failures.length === 0 ? 0 : 1)
}
