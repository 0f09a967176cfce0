import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { runToEnd } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'
import { step } from '../stack/steps.ts'
import { sources } from './layers.ts'
import { failure, type Result } from './results.ts'
import type { SuiteResult } from './suite-result.ts'

interface Check {
  name: string
  /** Command line; a program without a folder belongs to the packages. */
  line: string
  cwd?: string
  /** Reports lines of its output that start with an exclamation mark as not checked. */
  mayLeaveOut?: true
}

/** TypeScript 7, which has no API for Astro and Medusa yet, checks plain TypeScript (ADR 0011). */
const types = 'node_modules/typescript-7/bin/tsc --noEmit -p'

const checks: Check[] = [
  { name: 'formatting and lint', line: 'biome ci --error-on-warnings .' },
  { name: 'formatting of .astro', line: 'prettier --check --log-level warn src/**/*.astro' },
  {
    name: 'formatting of documents',
    // A test writes the list of settings.
    line: 'prettier --check --log-level warn {,docs/**/,commerce/,content-cms/}*.md !docs/settings.md',
  },
  { name: 'types of the shop', line: `${types} tsconfig.json` },
  { name: 'types of commerce', line: `${types} tsconfig.test.json`, cwd: 'commerce' },
  { name: 'types of content-cms', line: `${types} tsconfig.json`, cwd: 'content-cms' },
  {
    name: 'types of .astro',
    line: 'astro check --tsconfig tsconfig.astro.json --minimumFailingSeverity warning',
  },
  {
    name: 'import boundaries',
    line: `depcruise --config .dependency-cruiser.mjs ${sources.join(' ')}`,
  },
  { name: 'import boundaries of .astro', line: 'node scripts/testing/astro-imports.ts' },
  { name: 'unused code', line: 'knip' },
  {
    name: 'licences and advisories',
    line: 'node scripts/testing/dependencies/main.ts',
    mayLeaveOut: true,
  },
  { name: 'secrets', line: 'secretlint **/*' },
]

function commandOf(line: string): [string, ...string[]] {
  const [program = '', ...args] = line.split(' ')
  if (program === 'node') return [process.execPath, ...args]
  return [program.includes('/') ? inRoot(program) : inRoot('node_modules/.bin', program), ...args]
}

async function runCheck({ name, line, cwd = '.', mayLeaveOut }: Check): Promise<Result> {
  const log = inRoot('var/log', `check-${name.replace(/\W+/g, '-')}.log`)
  try {
    await step(name, () => runToEnd({ run: commandOf(line), cwd: inRoot(cwd), log }))
    const output = mayLeaveOut ? (await readFile(log, 'utf8')).split('\n') : []
    const unchecked = output.flatMap((line) => /^! (.*)/.exec(line)?.[1] ?? [])
    return { passed: 1, failures: [], unchecked }
  } catch (error) {
    return { passed: 0, failures: [failure(`check: ${name}`, [(error as Error).message])] }
  }
}

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
