import { readEnvFile } from '../../settings/src/env-file.ts'
import { simulatorUrl } from '../stack/payment-methods.ts'
import { freePort } from '../stack/ports.ts'
import { loadSettings, type Settings } from '../stack/settings.ts'
import { withSimulatedSocial } from '../stack/social-simulator.ts'
import type { Stack } from '../stack/stack.ts'

/** A separate installation beside the one of `npm start`: ports, secrets, databases. */
export async function settingsUnderTest(varDir: string): Promise<Settings> {
  const ports = {
    SHOP_PORT: String(await freePort()),
    CONTENT_PORT: String(await freePort()),
    COMMERCE_PORT: String(await freePort()),
    DATABASE_PORT: String(await freePort()),
    VNPAY_PORT: String(await freePort()),
    SOCIAL_PORT: String(await freePort()),
    SHOP_METRICS_PORT: String(await freePort()),
    COMMERCE_METRICS_PORT: String(await freePort()),
    CONTENT_METRICS_PORT: String(await freePort()),
  }
  const outside = {
    CONTENT_DATABASE_URL: '',
    COMMERCE_DATABASE_URL: '',
    CONTENT_OWNER_DATABASE_URL: '',
    COMMERCE_OWNER_DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    // The suites pay and sign in at the simulators, which serve only a shop of this machine.
    VNPAY_TMN_CODE: '',
    GOOGLE_CLIENT_ID: '',
    FACEBOOK_APP_ID: '',
    // The ports differ in every run; the release and its addresses are kept.
    PUBLIC_URL: 'http://localhost:4321',
  }
  const own = {
    VAR_DIR: varDir,
    // Tests count records.
    DEMO_ORDERS: 'off',
    // The suites place more orders than the limits allow; the limits have their own tests.
    RATE_LIMITS: 'off',
    UNPAID_ORDERS: '100000',
    MAILED_ORDERS: '100000',
    // The suites wait for scheduled jobs.
    JOB_SECONDS: '2',
    // Long enough for a test to undo a move, short for the tests that wait for one.
    UNDO_SECONDS: '3',
    ACCESS_LOG: 'on',
    // Every test signs in, and these passwords need no protection.
    PASSWORD_COST: '10',
  }
  return loadSettings({ ...process.env, ...outside, ...ports, ...own })
}

export async function suiteEnv(stack: Stack, control: string, chromium: string) {
  const { places } = stack
  const settings = withSimulatedSocial(stack.settings)
  const keys = await readEnvFile(places.keysFile)
  return {
    SHOP_URL: places.shopUrl,
    PUBLIC_URL: settings.PUBLIC_URL,
    CONTENT_URL: places.contentUrl,
    SHOP_METRICS: `http://localhost:${settings.SHOP_METRICS_PORT}/metrics`,
    COMMERCE_METRICS: `http://localhost:${settings.COMMERCE_METRICS_PORT}/metrics`,
    CONTENT_METRICS: `http://localhost:${settings.CONTENT_METRICS_PORT}/metrics`,
    COMMERCE_URL: places.commerceUrl,
    COMMERCE_DATABASE: places.commerceDatabase.owner,
    COMMERCE_RUNTIME_DATABASE: places.commerceDatabase.runtime,
    CONTENT_RUNTIME_DATABASE: places.contentDatabase.runtime,
    STACK_VAR_DIR: settings.VAR_DIR,
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
    SOCIAL_SECRET: settings.GOOGLE_CLIENT_SECRET,
    FACEBOOK_URL: settings.FACEBOOK_URL,
    FACEBOOK_APP_ID: settings.FACEBOOK_APP_ID,
    VNPAY_SIMULATOR_URL: simulatorUrl(settings),
    EDITOR_EMAIL: settings.EDITOR_EMAIL,
    EDITOR_PASSWORD: settings.EDITOR_PASSWORD,
    STAFF_EMAIL: settings.STAFF_EMAIL,
    STAFF_PASSWORD: settings.STAFF_PASSWORD,
    MEMBER_EMAIL: settings.MEMBER_EMAIL,
    MEMBER_PASSWORD: settings.MEMBER_PASSWORD,
  }
}
