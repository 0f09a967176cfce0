import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { AddressRecord } from '@nas/contract/addresses/operations'
import { ShopError } from '../../platform/errors/shop-error'
import { withLocks } from '../../platform/locks/with-locks'
import { type AddressFields, findAddress, medusaAddress } from '../queries/addresses'

const maxAddresses = 50

const addressesOf = (customerId: string): string => `addresses:${customerId}`

/** @throws ShopError too_many */
export function addAddress(
  container: MedusaContainer,
  customerId: string,
  fields: AddressFields,
): Promise<AddressRecord> {
  const customers = container.resolve(Modules.CUSTOMER)
  return withLocks(container, [addressesOf(customerId)], async () => {
    const [, count] = await customers.listAndCountCustomerAddresses(
      { customer_id: customerId },
      { select: ['id'], take: 1 },
    )
    if (count >= maxAddresses) {
      throw new ShopError('too_many', `At most ${maxAddresses} addresses can be kept.`)
    }
    if (fields.is_default) await noDefault(container, customerId)
    const made = { ...medusaAddress(fields), customer_id: customerId }
    const { id } = await customers.createCustomerAddresses(made)
    return findAddress(container, id, customerId)
  })
}

/** A customer has at most one default address: the former one is cleared. */
function noDefault(container: MedusaContainer, customerId: string): Promise<unknown> {
  const former = { customer_id: customerId, is_default_shipping: true }
  return container
    .resolve(Modules.CUSTOMER)
    .updateCustomerAddresses(former, { is_default_shipping: false })
}

/** @throws ShopError not_found */
export async function changeAddress(
  container: MedusaContainer,
  customerId: string,
  id: string,
  changes: Partial<AddressFields>,
): Promise<AddressRecord> {
  return withLocks(container, [addressesOf(customerId)], async () => {
    await findAddress(container, id, customerId)
    if (changes.is_default) await noDefault(container, customerId)
    const customers = container.resolve(Modules.CUSTOMER)
    await customers.updateCustomerAddresses({ id, customer_id: customerId }, medusaAddress(changes))
    return findAddress(container, id, customerId)
  })
}

/** Orders have their own copy. @returns the deleted address @throws ShopError not_found */
export function deleteAddress(
  container: MedusaContainer,
  customerId: string,
  id: string,
): Promise<AddressRecord> {
  return withLocks(container, [addressesOf(customerId)], async () => {
    const address = await findAddress(container, id, customerId)
    await container.resolve(Modules.CUSTOMER).deleteCustomerAddresses([id])
    return address
  })
}
