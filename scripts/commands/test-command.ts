import { rm } from 'node:fs/promises'
import { buildPackages } from '../stack/builds.ts'
import { onShutdown } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'
import { endChildren } from '../stack/processes.ts'
import type { Stack } from '../stack/stack.ts'
import { elapsed, step } from '../stack/steps.ts'
import { runChecks } from '../testing/checks.ts'
import { stackUnderTest } from '../testing/own-postgres.ts'
import { conclude, failure, type Result, slowestCases } from '../testing/results.ts'
import { controlStack } from '../testing/stack-control.ts'
import { suiteEnv } from '../testing/stack-under-test.ts'
import { runConditions, type SuiteResult, suiteTable } from '../testing/suite-result.ts'
import {
  applicationSuites,
  runApplicationSuite,
  runPlaywright,
  runVitest,
} from '../testing/suites.ts'
import { findChromium } from '../testing/system-programs.ts'

const varDir = 'var/test'
const quiet = true

type Results = SuiteResult[]

/** Needs the database only, which the faults suite kills. */
async function runApplications(stack: Stack, results: Results): Promise<void> {
  await stack.startDatabase()
  for (const { name } of applicationSuites) {
    results.push(await runApplicationSuite(stack, name, { quiet }))
  }
}

function runStackSuite(name: string, env: Record<string, string>): Promise<SuiteResult> {
  return runVitest({ name, config: `tests/${name}/vitest.config.ts`, env, quiet })
}

/** The browser tests use all cores and run alone; the faults suite mostly waits for starts. */
async function runOnTheShop(stack: Stack, results: Results): Promise<void> {
  const beside = runApplications(stack, results)
  // Awaited below, also after a failure of the shop.
  beside.catch(() => undefined)
  try {
    const chromium = await findChromium()
    await step('Starting a shop for the tests', async () => {
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
      results.push(...(await Promise.all([runStackSuite('faults', env), runChecks()])))
    } finally {
      control.close()
    }
  } finally {
    await beside
  }
}

export async function test(): Promise<void> {
  const conditions = await runConditions()
  await rm(inRoot(varDir), { recursive: true, force: true })
  const stack = await stackUnderTest(varDir)
  const { settings } = stack
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
  const suites = [runStackSuite('start', env), runVitest({ name: 'unit', quiet })]
  results.push(...(await Promise.all(suites)))
  console.log(`\nThe slowest cases:\n${slowestCases(results)}`)
  console.log(`\n${suiteTable(results)}\n\n${conditions}. The whole test took ${elapsed()}.`)
  conclude([...results, ...failed])
}

export async function check(): Promise<void> {
  onShutdown(async () => {})
  await buildPackages(inRoot('var/log'))
  conclude(await Promise.all([runChecks(), runVitest({ name: 'unit', quiet: true })]))
}
