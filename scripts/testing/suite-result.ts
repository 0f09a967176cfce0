import { execFile } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../stack/paths.ts'
import type { Result } from './results.ts'

export interface SuiteResult extends Result {
  suite: string
  seconds: number
}

export function suiteLine({ suite, passed, failures, seconds }: SuiteResult, log?: string): string {
  const time = `${seconds.toFixed(0)} s`
  if (failures.length === 0) return `✓ ${suite}: ${passed} cases, ${time}`
  const where = log === undefined ? '' : ` (log: ${relative(root, log)})`
  return `✗ ${suite}: ${passed} passed, ${failures.length} failed, ${time}${where}`
}

/** Durations are comparable only with these. Call it before the suites add load. */
export async function runConditions(): Promise<string> {
  const git = promisify(execFile)('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    cwd: root,
  })
  const commit = await git.then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  )
  const load = loadavg().map((average) => average.toFixed(2))
  const cores = availableParallelism()
  return `Commit ${commit}, ${cores} cores, load average before the run ${load.join(' ')}`
}

export function suiteTable(results: readonly SuiteResult[]): string {
  const rows = results.map(
    ({ suite, passed, failures, seconds }) =>
      `| ${suite} | ${passed + failures.length} | ${seconds.toFixed(0)} |`,
  )
  return ['| suite | cases | seconds |', '|---|---:|---:|', ...rows].join('\n')
}
