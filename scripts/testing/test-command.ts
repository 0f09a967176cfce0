import { rm } from 'node:fs/promises'
import { buildDomain } from '../stack/builds.ts'
import { loadSettings } from '../stack/load-settings.ts'
import { inRoot } from '../stack/paths.ts'
import { freePort } from '../stack/ports.ts'
import { readEnvFile } from '../stack/secrets.ts'
import type { Settings } from '../stack/settings.ts'
import { onShutdown } from '../stack/shutdown.ts'
import { Stack } from '../stack/stack.ts'
import { elapsed, step } from '../stack/steps.ts'
import { simulatorUrl } from '../stack/vnpay.ts'
import { runChecks } from './checks.ts'
import { findChromium } from './chromium.ts'
import { localProviders, providerKey } from './local-providers.ts'
import { type Result, sum } from './results.ts'
import { controlStack } from './stack-control.ts'
import { runPlaywright, runVitest } from './suites.ts'

const varDir = 'var/test'

/** An installation of its own, beside the one that `npm start` uses: ports, secrets, databases. */
async function testSettings(): Promise<Settings> {
  const ports = {
    SHOP_PORT: String(await freePort()),
    CONTENT_PORT: String(await freePort()),
    COMMERCE_PORT: String(await freePort()),
    DATABASE_PORT: String(await freePort()),
    VNPAY_PORT: String(await freePort()),
  }
  const outside = {
    CONTENT_DATABASE_URL: '',
    COMMERCE_DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    // The suites pay at the simulator, which serves a shop of this machine alone.
    VNPAY_TMN_CODE: '',
    PUBLIC_URL: '',
  }
  // The suites place more orders than one shopper may; the limits have tests of their own.
  const own = { RATE_LIMITS: 'off', VAR_DIR: varDir, ...(await localProviders()) }
  return loadSettings({ ...process.env, ...outside, ...ports, ...own })
}

/** What the suites know of the running stack. */
async function suiteEnv(stack: Stack, control: string, chromium: string) {
  const { settings, places } = stack
  const keys = await readEnvFile(places.keysFile)
  return {
    SHOP_URL: places.shopUrl,
    PUBLIC_URL: settings.PUBLIC_URL,
    CONTENT_URL: places.contentUrl,
    COMMERCE_URL: places.commerceUrl,
    STACK_CONTROL_URL: control,
    CHROMIUM_PATH: chromium,
    MAIL_DIR: places.mailDir,
    LOG_DIR: places.logDir,
    CONTENT_API_KEY: settings.CONTENT_API_KEY,
    CONTENT_WRITE_KEY: settings.CONTENT_WRITE_KEY,
    COMMERCE_SECRET_KEY: keys.COMMERCE_SECRET_KEY ?? '',
    COMMERCE_PUBLISHABLE_KEY: keys.COMMERCE_PUBLISHABLE_KEY ?? '',
    GOOGLE_ISSUER: settings.GOOGLE_ISSUER,
    GOOGLE_CLIENT_ID: settings.GOOGLE_CLIENT_ID,
    PROVIDER_KEY: providerKey(),
    FACEBOOK_URL: settings.FACEBOOK_URL,
    VNPAY_SIMULATOR_URL: simulatorUrl(settings),
    FACEBOOK_APP_ID: settings.FACEBOOK_APP_ID,
    EDITOR_EMAIL: settings.EDITOR_EMAIL,
    EDITOR_PASSWORD: settings.EDITOR_PASSWORD,
    STAFF_EMAIL: settings.STAFF_EMAIL,
    STAFF_PASSWORD: settings.STAFF_PASSWORD,
    MEMBER_EMAIL: settings.MEMBER_EMAIL,
    MEMBER_PASSWORD: settings.MEMBER_PASSWORD,
  }
}

/** Suites of the two applications, on empty databases of their own. */
async function runApplicationSuites({ postgres }: Stack): Promise<Result[]> {
  if (postgres === null) return []
  await postgres.createDatabase('content_suite')
  await postgres.createDatabase('commerce_suite')
  return [
    await runVitest({
      name: 'content-cms',
      cwd: 'content-cms',
      env: { CONTENT_TEST_DATABASE_URL: postgres.url('content_suite') },
    }),
    await runVitest({
      name: 'commerce',
      cwd: 'commerce',
      env: { COMMERCE_TEST_DATABASE_URL: postgres.url('commerce_suite') },
    }),
  ]
}

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
  const settings = await testSettings()
  const stack = new Stack(settings, ['fsync=off'])
  onShutdown(() => stack.stop())
  await stack.clear()
  await stack.assertPorts()
  await buildDomain(stack.places.logDir)
  const results = [...(await runChecks()), await runVitest({ name: 'unit' })]
  try {
    const chromium = await findChromium()
    await step('Bringing up a shop for the tests', async () => {
      await stack.prepare()
      await stack.start()
    })
    results.push(...(await runStackSuites(stack, chromium)))
    results.push(...(await runApplicationSuites(stack)))
  } catch (error) {
    console.error((error as Error).message)
    results.push({ passed: 0, failed: 1 })
  } finally {
    await stack.stop()
  }
  const env = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
  results.push(await runVitest({ name: 'start', config: 'tests/start/vitest.config.ts', env }))
  const { passed, failed } = sum(results)
  console.log(`\nThe whole test took ${elapsed()}.\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
