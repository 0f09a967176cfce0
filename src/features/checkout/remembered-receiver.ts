import { isPhone, normalisePhone } from '@nas/domain/contact'
import type { AddressEntry } from '../../api-client/addresses.ts'
import { addAddress, fetchAddresses } from '../../api-client/addresses.ts'
import { checkedAtom, fieldsOf, textOf, writeLocal } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { $signedIn } from '../../stores/session.store.ts'
import type { OrderDraft } from './order-form.ts'

function readReceiver(stored: unknown): AddressEntry | null {
  const { attributes } = fieldsOf(stored)
  const { name, phone, address, province, district, ward } = fieldsOf(attributes)
  if (textOf(name) === '' || textOf(address) === '' || !isPhone(textOf(phone))) return null
  const kept = { name: textOf(name), phone: textOf(phone), address: textOf(address) }
  const places = { province: textOf(province), district: textOf(district), ward: textOf(ward) }
  return { id: 'here', attributes: { ...kept, ...places } }
}

/** The receiver that this browser remembers at a guest's request; not stored on any server. */
export const $remembered = checkedAtom(draftKeys.receiver, null, readReceiver)

export const nothingRemembered = (): null => null

function addressOf({ name, phone, address, province, district, ward }: OrderDraft) {
  const typed = { name: name.trim(), phone: phone.trim(), address: address.trim() }
  const nameOf = (place: OrderDraft['province']) => place?.name || null
  const places = { province: nameOf(province), district: nameOf(district), ward: nameOf(ward) }
  return { ...typed, ...places }
}

function rememberReceiver(draft: OrderDraft): void {
  $remembered.set({ id: 'here', attributes: addressOf(draft) })
}

export function forgetReceiver(): void {
  $remembered.set(null)
  writeLocal(draftKeys.receiver, undefined)
}

const samePhone = (one: string, other: string): boolean =>
  isPhone(one) && isPhone(other) && normalisePhone(one) === normalisePhone(other)

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

/** Timeout in ms: the order is already placed, and the next page must not wait. */
const longestWaitMs = 5_000

export const succeedsSoon = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWaitMs)),
  ])

async function addToAccount(draft: OrderDraft): Promise<void> {
  const saved = await fetchAddresses()
  if (saved.some((entry) => isDelivered(entry, draft))) return
  await addAddress(addressOf(draft))
}

/**
 * Stores the address of a placed order as chosen by the shopper: in a member's account, or for a
 * guest in this browser. Returns false when the account rejected it.
 */
export async function keepAddress(draft: OrderDraft): Promise<boolean> {
  if ($signedIn.get() !== null) return !draft.saveAddress || succeedsSoon(addToAccount(draft))
  if (!draft.account && draft.rememberHere) rememberReceiver(draft)
  return true
}
