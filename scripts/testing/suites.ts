import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inRoot } from '../stack/paths.ts'
import { playwrightResult, type Result, vitestResult } from './results.ts'

const reports = inRoot('var/test-results')

interface Suite {
  name: string
  /** Folder in which the suite runs, relative to the project. */
  cwd?: string
  /** Configuration file, relative to `cwd`. */
  config?: string
  env?: Record<string, string>
  /** Only files that have one of these words in their name. */
  words?: string[]
}

async function show(run: [string, ...string[]], cwd: string, env: Record<string, string>) {
  const [program, ...args] = run
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function freshReport(name: string): Promise<string> {
  const file = join(reports, `${name}.json`)
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  return file
}

/** Runs a vitest suite, its output on the screen. */
export async function runVitest(suite: Suite): Promise<Result> {
  const { name, cwd = '.', config, env = {}, words = [] } = suite
  console.log(`\n── ${name}`)
  const file = await freshReport(name)
  const folder = inRoot(cwd)
  const args = [
    'run',
    ...words,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  if (config !== undefined) args.push('--config', config)
  const code = await show([join(folder, 'node_modules/.bin/vitest'), ...args], folder, env)
  return vitestResult(name, file, code)
}

/** Runs a Playwright suite, its output on the screen. */
export async function runPlaywright(suite: Suite): Promise<Result> {
  const { name, config = '', env = {}, words = [] } = suite
  console.log(`\n── ${name}`)
  const file = await freshReport(name)
  const args = ['test', ...words, '--config', config, '--reporter=list,json']
  const code = await show([inRoot('node_modules/.bin/playwright'), ...args], inRoot(), {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return playwrightResult(name, file, code)
}
