import type { MedusaContainer } from '@medusajs/framework/types'
import { removeAged } from '../privacy/workflows/remove-aged'

export default async function remove(container: MedusaContainer): Promise<void> {
  const { consents, invoices, carts, emails, codes, phones, dataRequests } =
    await removeAged(container)
  container
    .resolve('logger')
    .info(
      `Ages: ${consents} answers about consent, ${invoices} names on invoices, ${carts} carts, ` +
        `${emails} finished emails, ${codes} expired codes, ${phones} blocked phones and ` +
        `${dataRequests} requests about personal data were removed.`,
    )
}

export const config = { name: 'remove-aged', schedule: '23 3 * * *' }
