import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { runToEnd } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'
import { step } from '../stack/steps.ts'
import { failure, type Result } from './results.ts'
import type { SuiteResult } from './suite-result.ts'

interface Check {
  name: string
  run: [string, ...string[]]
  cwd?: string
  /** Reports lines of its output that start with an exclamation mark as not checked. */
  mayLeaveOut?: true
}

const bin = (name: string) => inRoot('node_modules/.bin', name)

/** TypeScript 7, which has no API for Astro and Medusa yet, checks plain TypeScript (ADR 0011). */
const types = (name: string, cwd: string, config = 'tsconfig.json'): Check => ({
  name: `types of ${name}`,
  run: [inRoot('node_modules/typescript-7/bin/tsc'), '--noEmit', '-p', config],
  cwd,
})

const checks: Check[] = [
  { name: 'formatting and lint', run: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  {
    name: 'formatting of .astro',
    run: [bin('prettier'), '--check', '--log-level', 'warn', 'src/**/*.astro'],
  },
  {
    name: 'formatting of documents',
    // A test writes the list of settings.
    run: [
      bin('prettier'),
      '--check',
      '--log-level',
      'warn',
      '*.md',
      'docs/**/*.md',
      '{commerce,content-cms}/*.md',
      '!docs/settings.md',
    ],
  },
  types('the shop', '.'),
  types('commerce', 'commerce', 'tsconfig.test.json'),
  types('content-cms', 'content-cms'),
  {
    name: 'types of .astro',
    run: [
      bin('astro'),
      'check',
      '--tsconfig',
      'tsconfig.astro.json',
      '--minimumFailingSeverity',
      'warning',
    ],
  },
  {
    name: 'import boundaries',
    run: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'server',
      'scripts',
      'simulators',
      'domain/src',
      'contract/src',
      'query/src',
      'settings/src',
      'telemetry/src',
      'callers/src',
      'commerce/src',
      'content-cms/src',
    ],
  },
  {
    name: 'import boundaries of .astro',
    run: [process.execPath, 'scripts/testing/astro-imports.ts'],
  },
  { name: 'unused code', run: [bin('knip')] },
  {
    name: 'licences and advisories',
    run: [process.execPath, 'scripts/testing/dependencies/main.ts'],
    mayLeaveOut: true,
  },
  {
    name: 'secrets',
    run: [bin('secretlint'), '**/*'],
  },
]

async function runCheck({ name, run, cwd = '.', mayLeaveOut }: Check): Promise<Result> {
  const log = inRoot('var/log', `check-${name.replace(/\W+/g, '-')}.log`)
  try {
    await step(name, () => runToEnd({ run, cwd: inRoot(cwd), log }))
    const lines = mayLeaveOut ? (await readFile(log, 'utf8')).split('\n') : []
    const unchecked = lines.flatMap((line) => /^! (.*)/.exec(line)?.[1] ?? [])
    return { passed: 1, failures: [], unchecked }
  } catch (error) {
    return { passed: 0, failures: [failure(`check: ${name}`, [(error as Error).message])] }
  }
}

/** Runs all checks, two at a time, and continues after a failure. */
export async function runChecks(): Promise<SuiteResult> {
  const started = performance.now()
  const ended = await pLimit(2).map(checks, runCheck)
  return {
    suite: 'check',
    passed: ended.reduce((sum, { passed }) => sum + passed, 0),
    failures: ended.flatMap(({ failures }) => failures),
    unchecked: ended.flatMap(({ unchecked = [] }) => unchecked),
    seconds: (performance.now() - started) / 1000,
  }
}
