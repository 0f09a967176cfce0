import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { removeAged } from '../erasure/workflows/remove-aged'

/** What the privacy policy keeps for a time only; each run tells what it removed. */
export default async function remove(container: MedusaContainer): Promise<void> {
  const { consents, invoices } = await removeAged(container)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Ages: ${consents} answers about consent and ${invoices} names on invoices were removed.`)
}

export const config = { name: 'remove-aged', schedule: '23 3 * * *' }
