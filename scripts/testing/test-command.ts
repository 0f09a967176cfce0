import { rm } from 'node:fs/promises'
import { buildPackages } from '../stack/builds.ts'
import { endChildren } from '../stack/child-processes.ts'
import { inRoot } from '../stack/paths.ts'
import { onShutdown } from '../stack/shutdown.ts'
import { Stack } from '../stack/stack.ts'
import { elapsed, step } from '../stack/steps.ts'
import { applicationSuites, runApplicationSuite } from './application-suites.ts'
import { runChecks } from './checks.ts'
import { findChromium } from './chromium.ts'
import { conclude, failure, type Result } from './results.ts'
import { controlStack } from './stack-control.ts'
import { settingsUnderTest, suiteEnv } from './stack-under-test.ts'
import { type SuiteResult, suiteTable } from './suite-result.ts'
import { runPlaywright, runVitest } from './suites.ts'

const varDir = 'var/test'
const quiet = true

type Results = SuiteResult[]

/** The applications' own suites need of the shop only its database server, unit tests nothing. */
async function runApplicationSuites(stack: Stack, results: Results): Promise<void> {
  await stack.startDatabase()
  for (const { name } of applicationSuites) {
    results.push(await runApplicationSuite(stack, name, { quiet }))
  }
  results.push(await runVitest({ name: 'unit', quiet }))
}

/** A suite of `tests` that talks to the whole running stack. */
function runStackSuite(name: string, env: Record<string, string>): Promise<SuiteResult> {
  return runVitest({ name, config: `tests/${name}/vitest.config.ts`, env, quiet })
}

/**
 * Fills the waits of one half with the work of the other. The browsers, which take all there is, run
 * alone; the suite that breaks the stack waits for it most of the time, and has beside it what needs
 * only the sources.
 */
async function runOnTheShop(stack: Stack, results: Results): Promise<void> {
  const beside = runApplicationSuites(stack, results)
  // Its end is awaited below, whatever becomes of the shop.
  beside.catch(() => undefined)
  try {
    const chromium = await findChromium()
    await step('Bringing up a shop for the tests', async () => {
      await stack.prepare()
      await stack.start()
    })
    const control = await controlStack(stack)
    try {
      const env = await suiteEnv(stack, control.url, chromium)
      results.push(await runStackSuite('contract', env))
      await beside
      const config = 'tests/e2e/playwright.config.ts'
      results.push(await runPlaywright({ name: 'e2e', config, env, quiet }))
      const checks = runChecks()
      checks.catch(() => undefined)
      results.push(await runStackSuite('faults', env))
      results.push(await checks)
    } finally {
      control.close()
    }
  } finally {
    await beside
  }
}

/** `npm test`: everything, on an installation made for it. */
export async function test(): Promise<void> {
  await rm(inRoot(varDir), { recursive: true, force: true })
  const settings = await settingsUnderTest(varDir)
  const stack = new Stack(settings, ['fsync=off'])
  onShutdown(() => stack.stop())
  await stack.clear()
  await stack.assertPorts()
  await buildPackages(stack.places.logDir)
  const results: Results = []
  const failed: Result[] = []
  try {
    await runOnTheShop(stack, results)
  } catch (error) {
    await endChildren()
    failed.push({ passed: 0, failures: [failure('the shop', [(error as Error).message])] })
  } finally {
    await stack.stop()
  }
  const env = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
  results.push(await runStackSuite('start', env))
  console.log(`\n${suiteTable(results)}\n\nThe whole test took ${elapsed()}.`)
  conclude([...results, ...failed])
}
