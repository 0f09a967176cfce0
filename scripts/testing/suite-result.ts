import { relative } from 'node:path'
import { root } from '../stack/paths.ts'
import type { Result } from './results.ts'

export interface SuiteResult extends Result {
  suite: string
  seconds: number
}

/** A line about a suite that has ended; why something failed stands at the very end. */
export function suiteLine({ suite, passed, failures, seconds }: SuiteResult, log?: string): string {
  const time = `${seconds.toFixed(0)} s`
  if (failures.length === 0) return `✓ ${suite}: ${passed} cases, ${time}`
  const where = log === undefined ? '' : ` (log: ${relative(root, log)})`
  return `✗ ${suite}: ${passed} passed, ${failures.length} failed, ${time}${where}`
}

/** The table of docs/testing.md. */
export function suiteTable(results: readonly SuiteResult[]): string {
  const rows = results.map(
    ({ suite, passed, failures, seconds }) =>
      `| ${suite} | ${passed + failures.length} | ${seconds.toFixed(0)} |`,
  )
  return ['| suite | cases | seconds |', '|---|---:|---:|', ...rows].join('\n')
}
