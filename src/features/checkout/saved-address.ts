import { isPhone, normalisePhone } from '@nas/domain/contact'
import type { AddressEntry } from '../../api-client/addresses.ts'
import { placesNamed } from '../../forms/places-named.ts'
import { orderForm } from './order-draft.store.ts'
import type { OrderDraft } from './order-draft.ts'

const samePhone = (one: string, other: string): boolean =>
  isPhone(one) && isPhone(other) && normalisePhone(one) === normalisePhone(other)

/** The form says what this address says. */
export function isDelivered({ attributes }: AddressEntry, draft: OrderDraft): boolean {
  return (
    attributes.name === draft.name.trim() &&
    samePhone(attributes.phone, draft.phone) &&
    attributes.address === draft.address.trim() &&
    (attributes.province ?? '') === (draft.province?.name ?? '') &&
    (attributes.district ?? '') === (draft.district?.name ?? '') &&
    (attributes.ward ?? '') === (draft.ward?.name ?? '')
  )
}

let latest: AddressEntry['id'] | undefined

/** Fills the form with an address; the last one pressed counts. */
export async function takeAddress({ id, attributes }: AddressEntry): Promise<void> {
  latest = id
  const places = await placesNamed(attributes)
  if (latest !== id) return
  const { name, phone, address } = attributes
  orderForm.fill({ name, phone, address, ...places })
  orderForm.showErrors({})
}

/** Begins with the newest address, unless a place or a street was given already. */
export function takeFirstAddress([first]: readonly AddressEntry[]): void {
  const { province, address } = orderForm.$values.get()
  if (first !== undefined && province === null && address === '') void takeAddress(first)
}
