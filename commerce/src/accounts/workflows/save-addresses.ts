import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { CommerceAddress } from '@nas/contract/commerce/address'
import { ShopError } from '../../platform/errors/shop-error'
import { withLocks } from '../../platform/locks/with-locks'
import { type AddressFields, medusaAddress } from '../queries/address'
import { findAddress } from '../queries/find-addresses'

/** More addresses than this a customer cannot keep. */
const mostAddresses = 50

const addressesOf = (customerId: string): string => `addresses:${customerId}`

/** @throws ShopError too_many */
export function addAddress(
  container: MedusaContainer,
  customerId: string,
  fields: AddressFields,
): Promise<CommerceAddress> {
  const customers = container.resolve(Modules.CUSTOMER)
  return withLocks(container, [addressesOf(customerId)], async () => {
    const [, count] = await customers.listAndCountCustomerAddresses(
      { customer_id: customerId },
      { select: ['id'], take: 1 },
    )
    if (count >= mostAddresses) {
      throw new ShopError('too_many', `At most ${mostAddresses} addresses can be kept.`)
    }
    if (fields.is_default) await noDefault(container, customerId)
    const made = { ...medusaAddress(fields), customer_id: customerId }
    const { id } = await customers.createCustomerAddresses(made)
    return findAddress(container, id, customerId)
  })
}

/** A customer has one default at most: the former one gives way. */
function noDefault(container: MedusaContainer, customerId: string): Promise<unknown> {
  const former = { customer_id: customerId, is_default_shipping: true }
  return container
    .resolve(Modules.CUSTOMER)
    .updateCustomerAddresses(former, { is_default_shipping: false })
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
  return withLocks(container, [addressesOf(customerId)], async () => {
    await findAddress(container, id, customerId)
    if (changes.is_default) await noDefault(container, customerId)
    const customers = container.resolve(Modules.CUSTOMER)
    await customers.updateCustomerAddresses({ id, customer_id: customerId }, medusaAddress(changes))
    return findAddress(container, id, customerId)
  })
}

/**
 * Deletes one of the customer's own addresses; orders keep theirs.
 * @returns what was deleted
 * @throws ShopError not_found
 */
export function deleteAddress(
  container: MedusaContainer,
  customerId: string,
  id: string,
): Promise<CommerceAddress> {
  return withLocks(container, [addressesOf(customerId)], async () => {
    const address = await findAddress(container, id, customerId)
    await container.resolve(Modules.CUSTOMER).deleteCustomerAddresses([id])
    return address
  })
}
