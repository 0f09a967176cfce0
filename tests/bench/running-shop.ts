import { cpus, totalmem } from 'node:os'
import type { Places } from '../../scripts/stack/environment.ts'
import { simulatorUrl } from '../../scripts/stack/payment-methods.ts'
import { loadSettings } from '../../scripts/stack/settings.ts'
import { Stack } from '../../scripts/stack/stack.ts'
import { readEnvFile } from '../../settings/src/env-file.ts'

/**
 * Finds the shop that runs with the settings of this environment and describes it to the tests, as
 * `npm test` does. Give the settings that `npm start` was given: VAR_DIR and the ports.
 */
export async function findRunningShop(): Promise<Places> {
  const settings = await loadSettings()
  const { places } = new Stack(settings)
  const keys = await readEnvFile(places.keysFile)
  Object.assign(process.env, settings, keys, {
    SHOP_URL: places.shopUrl,
    CONTENT_URL: places.contentUrl,
    COMMERCE_URL: places.commerceUrl,
    COMMERCE_DATABASE: places.commerceDatabase.owner,
    VNPAY_SIMULATOR_URL: simulatorUrl(settings),
    MAIL_DIR: places.mailDir,
    LOG_DIR: places.logDir,
  })
  return places
}

/** The machine of the measurements. */
export function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model}, ${memory} GiB, Node ${process.version}`
}
