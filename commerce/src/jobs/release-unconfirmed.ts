import type { MedusaContainer } from '@medusajs/framework/types'
import { releaseUnconfirmed } from '../orders/workflows/release-unconfirmed'
import { unlessDemoChanges } from '../platform/setup/demo'

export default async function release(container: MedusaContainer): Promise<void> {
  await unlessDemoChanges(container, async () => {
    const released = await releaseUnconfirmed(container)
    if (released === 0) return
    container
      .resolve('logger')
      .info(`Orders: cancelled ${released} that were not confirmed in time.`)
  })
}

export const config = { name: 'release-unconfirmed', schedule: '7 * * * *' }
