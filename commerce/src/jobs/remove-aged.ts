import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { removeAged } from '../erasure/workflows/remove-aged'
import { removeFinished } from '../privacy/workflows/remove-finished'

/** What is kept for a time only; each run tells what it removed. */
export default async function remove(container: MedusaContainer): Promise<void> {
  const { consents, invoices } = await removeAged(container)
  const { carts, emails, codes } = await removeFinished(container)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(
      `Ages: ${consents} answers about consent, ${invoices} names on invoices, ${carts} carts, ` +
        `${emails} finished emails and ${codes} expired codes were removed.`,
    )
}

export const config = { name: 'remove-aged', schedule: '23 3 * * *' }
