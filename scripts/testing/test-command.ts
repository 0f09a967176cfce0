import { rm } from 'node:fs/promises'
import { buildPackages } from '../stack/builds.ts'
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
import { runPlaywright, runVitest } from './suites.ts'

const varDir = 'var/test'

/** Suites that talk to the whole running stack, the one that breaks it last. */
async function runStackSuites(stack: Stack, chromium: string): Promise<Result[]> {
  const control = await controlStack(stack)
  try {
    const env = await suiteEnv(stack, control.url, chromium)
    return [
      await runVitest({ name: 'contract', config: 'tests/contract/vitest.config.ts', env }),
      await runPlaywright({ name: 'e2e', config: 'tests/e2e/playwright.config.ts', env }),
      await runVitest({ name: 'faults', config: 'tests/faults/vitest.config.ts', env }),
    ]
  } finally {
    control.close()
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
  const results = [...(await runChecks()), await runVitest({ name: 'unit' })]
  try {
    const chromium = await findChromium()
    await step('Bringing up a shop for the tests', async () => {
      await stack.prepare()
      await stack.start()
    })
    results.push(...(await runStackSuites(stack, chromium)))
    for (const { name } of applicationSuites) {
      results.push(await runApplicationSuite(stack, name))
    }
  } catch (error) {
    results.push({ passed: 0, failures: [failure('the shop', [(error as Error).message])] })
  } finally {
    await stack.stop()
  }
  const env = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
  results.push(await runVitest({ name: 'start', config: 'tests/start/vitest.config.ts', env }))
  console.log(`\nThe whole test took ${elapsed()}.`)
  conclude(results)
}
