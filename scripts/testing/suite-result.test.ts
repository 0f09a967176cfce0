import { expect, test } from 'vitest'
import { inRoot } from '../stack/paths.ts'
import { runConditions, suiteLine, suiteTable } from './suite-result.ts'

const good = { suite: 'unit', passed: 1700, failures: [], seconds: 31.4 }
const bad = { suite: 'e2e', passed: 193, failures: ['e2e: cart'], seconds: 200 }

test('a suite is one line, with its log when something failed', () => {
  const log = inRoot('var/log/e2e.log')
  expect(suiteLine(good, log)).toBe('✓ unit: 1700 cases, 31 s')
  expect(suiteLine(bad, log)).toBe('✗ e2e: 193 passed, 1 failed, 200 s (log: var/log/e2e.log)')
  expect(suiteLine(bad)).toBe('✗ e2e: 193 passed, 1 failed, 200 s')
})

test('the table counts failed cases as well', () => {
  expect(suiteTable([good, bad]).split('\n').slice(2)).toEqual([
    '| unit | 1700 | 31 |',
    '| e2e | 194 | 200 |',
  ])
})

test('the conditions of a run name commit, cores and load', async () => {
  expect(await runConditions()).toMatch(
    /^Commit ([0-9a-f]{7,}(-dirty)?|unknown), \d+ cores, load average before the run( \d+\.\d\d){3}$/,
  )
})
