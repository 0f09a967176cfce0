import { isPhone } from '@nas/domain/contact'
import type { AddressEntry } from '../../api-client/addresses.ts'
import { checkedAtom, fieldsOf, textOf, writeLocal } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
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

export function addressOf({ name, phone, address, province, district, ward }: OrderDraft) {
  const typed = { name: name.trim(), phone: phone.trim(), address: address.trim() }
  const nameOf = (place: OrderDraft['province']) => place?.name || null
  const places = { province: nameOf(province), district: nameOf(district), ward: nameOf(ward) }
  return { ...typed, ...places }
}

export function rememberReceiver(draft: OrderDraft): void {
  $remembered.set({ id: 'here', attributes: addressOf(draft) })
}

export function forgetReceiver(): void {
  $remembered.set(null)
  writeLocal(draftKeys.receiver, undefined)
}
