import type { ExecArgs } from '@medusajs/framework/types'
import { readSeedSettings } from '../platform/settings/settings'
import { ensureDelivery } from '../seed/delivery'
import { ensureKeys } from '../seed/keys'
import { ensureMember, ensureStaff } from '../seed/people'
import { ensureStore } from '../seed/store'

/** Idempotent: existing records are not changed. */
export default async function seed({ container }: ExecArgs): Promise<void> {
  const settings = readSeedSettings(process.env)
  const logger = container.resolve('logger')
  const { salesChannelId, stockLocationId } = await ensureStore(container)
  await ensureDelivery(container, stockLocationId)
  await ensureKeys(container, salesChannelId, settings, settings.COMMERCE_KEYS_FILE)
  await ensureStaff(container, settings.STAFF_EMAIL, settings.STAFF_PASSWORD)
  if (settings.DEMO === 'on') {
    await ensureMember(container, settings.MEMBER_EMAIL, settings.MEMBER_PASSWORD)
  }
  logger.info('The shop is set up.')
}
