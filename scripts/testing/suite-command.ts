import { takeRunnerLock } from '../stack/runner-lock.ts'
import { onShutdown } from '../stack/shutdown.ts'
import { Stack } from '../stack/stack.ts'
import { isApplicationSuite, runApplicationSuite } from './application-suites.ts'
import { findChromium } from './chromium.ts'
import type { Result } from './results.ts'
import { controlStack } from './stack-control.ts'
import { settingsUnderTest, suiteEnv } from './stack-under-test.ts'
import { runPlaywright, runVitest } from './suites.ts'

const varDir = 'var/suite'

async function run(stack: Stack, name: string, words: string[]): Promise<Result> {
  if (isApplicationSuite(name)) return runApplicationSuite(stack, name, words)
  const control = await controlStack(stack)
  try {
    if (name === 'e2e') {
      const env = await suiteEnv(stack, control.url, await findChromium())
      return await runPlaywright({ name, config: 'tests/e2e/playwright.config.ts', env, words })
    }
    const env = await suiteEnv(stack, control.url, '')
    return await runVitest({ name, config: `tests/${name}/vitest.config.ts`, env, words })
  } finally {
    control.close()
  }
}

/**
 * `npm run suite -- faults storm`: files of one suite of `tests` or of an application (`commerce`,
 * `content-cms`), all that have the word in their name, on an installation that is kept for the
 * next time. Variables such as ORDERS or SEED reach the tests. Playwright's own options follow the
 * words of `e2e`: `npm run suite -- e2e cart -- --project='phone, Vietnamese'`.
 */
export async function suite(name = 'faults', ...words: string[]): Promise<void> {
  const stack = new Stack(await settingsUnderTest(varDir), ['fsync=off'])
  await takeRunnerLock(stack.places.runDir)
  onShutdown(() => stack.stop())
  let failed = 1
  try {
    await stack.clear()
    await stack.prepare()
    await stack.start()
    failed = (await run(stack, name, words)).failed
  } finally {
    await stack.stop()
  }
  process.exit(failed === 0 ? 0 : 1)
}
