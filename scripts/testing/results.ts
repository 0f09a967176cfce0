import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

export interface Result {
  passed: number
  failed: number
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

/** A suite that ended badly without one failed test has failed itself. */
function withExit({ passed, failed }: Result, exitCode: number | null): Result {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

async function report<S extends v.GenericSchema>(file: string, schema: S) {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  const result = v.safeParse(schema, JSON.parse(text))
  return result.success ? result.output : null
}

export async function vitestResult(file: string, exitCode: number | null): Promise<Result> {
  const found = await report(file, vitestReport)
  const counts = { passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0 }
  return withExit(counts, exitCode)
}

/** A test that passed only when tried again counts as failed. */
export async function playwrightResult(file: string, exitCode: number | null): Promise<Result> {
  const stats = (await report(file, playwrightReport))?.stats
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  return withExit({ passed: stats?.expected ?? 0, failed }, exitCode)
}

export function sum(results: readonly Result[]): Result {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
  }
}
