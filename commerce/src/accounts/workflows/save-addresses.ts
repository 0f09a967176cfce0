import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { CommerceAddress } from '@nas/contract/commerce/address'
import { ShopError } from '../../platform/errors/shop-error'
import { withLocks } from '../../platform/locks/with-locks'
import { type AddressFields, medusaAddress } from '../queries/address'
import { findAddress } from '../queries/find-addresses'

/** More addresses than this a customer cannot keep. */
const mostAddresses = 50

/** @throws ShopError too_many */
export function addAddress(
  container: MedusaContainer,
  customerId: string,
  fields: AddressFields,
): Promise<CommerceAddress> {
  const customers = container.resolve(Modules.CUSTOMER)
  return withLocks(container, [`addresses:${customerId}`], async () => {
    const [, count] = await customers.listAndCountCustomerAddresses(
      { customer_id: customerId },
      { select: ['id'], take: 1 },
    )
    if (count >= mostAddresses) {
      throw new ShopError('too_many', `At most ${mostAddresses} addresses can be kept.`)
    }
    const made = { ...medusaAddress(fields), customer_id: customerId }
    const { id } = await customers.createCustomerAddresses(made)
    return findAddress(container, id, customerId)
  })
}

/**
 * Changes the given fields of one of the customer's own addresses.
 * @throws ShopError not_found
 */
export async function changeAddress(
  container: MedusaContainer,
  customerId: string,
  id: string,
  changes: Partial<AddressFields>,
): Promise<CommerceAddress> {
  await findAddress(container, id, customerId)
  const customers = container.resolve(Modules.CUSTOMER)
  await customers.updateCustomerAddresses({ id, customer_id: customerId }, medusaAddress(changes))
  return findAddress(container, id, customerId)
}
