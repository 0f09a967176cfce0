import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeRecord } from '../stack/process-records.ts'
import type { Stack } from '../stack/stack.ts'
import { isApplicationSuite, runApplicationSuite } from './application-suites.ts'
import { findChromium } from './chromium.ts'
import { containers } from './containers-command.ts'
import { runningShop, withKeptDatabase, withKeptShop } from './kept-shop.ts'
import { conclude, type Result } from './results.ts'
import { controlStack } from './stack-control.ts'
import { suiteEnv } from './stack-under-test.ts'
import { runPlaywright, runVitest } from './suites.ts'

async function runBrowserSuite(stack: Stack, control: string, words: string[]): Promise<Result> {
  const env = await suiteEnv(stack, control, await findChromium())
  // Chosen tests do not wait for the others that would run before them.
  const chosen = words.length === 0 ? [] : [...words, '--no-deps']
  return runPlaywright({
    name: 'e2e',
    config: 'tests/e2e/playwright.config.ts',
    env,
    words: chosen,
  })
}

async function run(stack: Stack, name: string, words: string[]): Promise<Result> {
  const control = await controlStack(stack)
  try {
    if (name === 'e2e') return await runBrowserSuite(stack, control.url, words)
    const env = await suiteEnv(stack, control.url, '')
    return await runVitest({ name, config: `tests/${name}/vitest.config.ts`, env, words })
  } finally {
    control.close()
  }
}

/** The suite that runs `npm start` itself, on a kept installation that is brought up to date and stopped. */
async function runStartSuite(words: string[]): Promise<Result> {
  const { settings, places } = await withKeptShop(async (stack) => stack)
  await removeRecord(places.runDir, 'runner')
  await rm(join(places.varDir, 'stamps', 'sign-ins-shown'), { force: true })
  const env = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
  return runVitest({ name: 'start', config: 'tests/start/vitest.config.ts', env, words })
}

/**
 * `npm run suite -- faults storm`: files of one suite of `tests` or of an application (`commerce`,
 * `content-cms`), all that have the word in their name, on an installation that is kept for the
 * next time. Variables such as ORDERS or SEED reach the tests.
 *
 * `e2e` takes Playwright's own options too, and with VAR_DIR set it runs on the shop that runs
 * there: all but the tests that stop parts of the shop or stand in for Google and Facebook.
 */
export async function suite(name = 'faults', ...words: string[]): Promise<void> {
  if (name === 'containers') return containers(words)
  const running = name === 'e2e' && process.env.VAR_DIR ? await runningShop() : null
  if (running) conclude([await runBrowserSuite(running, '', words)])
  if (isApplicationSuite(name)) {
    conclude([await withKeptDatabase((stack) => runApplicationSuite(stack, name, { words }))])
  }
  if (name === 'start') conclude([await runStartSuite(words)])
  conclude([await withKeptShop((stack) => run(stack, name, words))])
}
