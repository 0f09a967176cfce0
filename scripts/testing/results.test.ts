import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { conclude, playwrightResult, type Result, slowestCases, vitestResult } from './results.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'results-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(report: unknown): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

const passedTest = { fullName: 'cart adds', status: 'passed', failureMessages: [] }
const failedTest = {
  fullName: 'cart removes',
  status: 'failed',
  failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at cart.test.ts:3'],
}

test('a failed test of vitest is named with its reason, without colours', async () => {
  const file = await written({
    numPassedTests: 1,
    testResults: [
      { name: 'cart.test.ts', status: 'failed', assertionResults: [passedTest, failedTest] },
    ],
  })
  const { passed, failures } = await vitestResult('unit', file, 1)
  expect(passed).toBe(1)
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('unit: cart removes\n    expected 1 to be 2')
})

test('a file that vitest could not load is a failure', async () => {
  const file = await written({
    numPassedTests: 0,
    testResults: [
      { name: 'cart.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
    ],
  })
  expect((await vitestResult('unit', file, 1)).failures).toEqual([
    'unit: cart.test.ts\n    Cannot find x',
  ])
})

test('a browser test is named with its project at any nesting depth; a retried one failed', async () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.e2e.ts',
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'no button' }] }] }],
  })
  const file = await written({
    stats: { expected: 5 },
    suites: [
      {
        specs: [spec('adds', 'expected'), spec('removes', 'flaky')],
        suites: [{ specs: [spec('asks', 'unexpected')] }],
      },
    ],
  })
  expect(await playwrightResult('e2e', file, 1)).toMatchObject({
    passed: 5,
    failures: [
      'e2e: cart.e2e.ts › removes (phone)\n    no button',
      'e2e: cart.e2e.ts › asks (phone)\n    no button',
    ],
  })
})

test.each([
  ['ended badly though every test passed', { numPassedTests: 3, testResults: [] }, 3],
  ['left no report', null, 0],
])('a suite that %s has failed', async (_, report, passed) => {
  const result = await vitestResult('unit', await written(report), 1)
  expect(result.passed).toBe(passed)
  expect(result.failures).toEqual([expect.stringContaining('exit code 1')])
})

test('what was not checked is listed before the totals', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const concluded: (results: Result[]) => void = conclude
  concluded([
    { passed: 12, failures: [], unchecked: ['Advisories: not checked'] },
    { passed: 1, failures: [] },
  ])
  const [printed, code] = [log.mock.calls.flat().join(''), exit.mock.calls.flat()]
  vi.restoreAllMocks()
  expect(printed).toBe('\n! Advisories: not checked\n13 passed, 0 failed')
  expect(code).toEqual([0])
})

test('the slowest cases of all suites are listed with their seconds', async () => {
  const file = await written({
    numPassedTests: 2,
    testResults: [
      {
        name: 'cart.test.ts',
        status: 'passed',
        assertionResults: [
          { ...passedTest, duration: 250 },
          { ...passedTest, fullName: 'cart waits', duration: 12_345 },
        ],
      },
    ],
  })
  expect(slowestCases([await vitestResult('unit', file, 0)])).toBe(
    '  12.3 s  unit: cart waits\n   0.3 s  unit: cart adds',
  )
})
