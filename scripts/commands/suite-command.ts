import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from '../stack/paths.ts'
import { removeRecord } from '../stack/processes.ts'
import type { Stack } from '../stack/stack.ts'
import { containers } from '../testing/containers-suite.ts'
import { failover } from '../testing/failover-suite.ts'
import { hosts } from '../testing/hosts-suite.ts'
import { runningShop, withKeptDatabase, withKeptShop } from '../testing/kept-shop.ts'
import { conclude, type Result } from '../testing/results.ts'
import { controlStack } from '../testing/stack-control.ts'
import { suiteEnv } from '../testing/stack-under-test.ts'
import {
  isApplicationSuite,
  runApplicationSuite,
  runPlaywright,
  runVitest,
} from '../testing/suites.ts'
import { findChromium } from '../testing/system-programs.ts'

async function runBrowserSuite(stack: Stack, control: string, words: string[]): Promise<Result> {
  const env = await suiteEnv(stack, control, await findChromium())
  // Chosen tests do not run the projects they depend on.
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

async function runStartSuite(words: string[]): Promise<Result> {
  const { settings, places } = await withKeptShop(async (stack) => stack)
  await removeRecord(places.runDir, 'runner')
  await rm(join(places.varDir, 'stamps', 'sign-ins-shown'), { force: true })
  const env = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
  return runVitest({ name: 'start', config: 'tests/start/vitest.config.ts', env, words })
}

/** Suites with machines of their own, which `npm test` leaves out. */
const drills = new Map(Object.entries({ containers, hosts, failover }))

/**
 * `npm run suite -- faults storm`: files of a suite whose names contain the word, on an
 * installation that is kept for the next run. `e2e` also takes Playwright's options, and with
 * VAR_DIR set it runs on the shop that runs there.
 */
export async function suite(name = 'faults', ...words: string[]): Promise<void> {
  const drill = drills.get(name)
  if (drill) return drill(words)
  const running = name === 'e2e' && process.env.VAR_DIR ? await runningShop() : null
  if (running) conclude([await runBrowserSuite(running, '', words)])
  if (isApplicationSuite(name)) {
    conclude([await withKeptDatabase((stack) => runApplicationSuite(stack, name, { words }))])
  }
  if (name === 'start') conclude([await runStartSuite(words)])
  conclude([await withKeptShop((stack) => run(stack, name, words))])
}

const shotsDir = inRoot('var/shots')

async function shoot(stack: Stack, words: string[]) {
  if (words.length === 0) await rm(shotsDir, { recursive: true, force: true })
  const env = { ...(await suiteEnv(stack, '', await findChromium())), SHOTS_DIR: shotsDir }
  return runPlaywright({ name: 'shots', config: 'tests/shots/playwright.config.ts', env, words })
}

/** `npm run shots -- --grep=cart`: screens of the running shop, or of one started for it. */
export async function shots(...words: string[]): Promise<void> {
  const running = await runningShop()
  const result = running
    ? await shoot(running, words)
    : await withKeptShop((stack) => shoot(stack, words))
  console.log('\nThe contact sheet is var/shots/index.html; its parts are var/shots/sheets/*.png.')
  conclude([result])
}
