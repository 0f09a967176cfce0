import { type AddressEntry, addAddress, changeAddress } from '../../api-client/addresses.ts'
import {
  nameField,
  notSent,
  optionalText,
  phoneField,
  placeFields,
  streetField,
} from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf, type FormTexts } from '../../forms/form-fields.ts'
import { placesNamed, withPlacesBelow } from '../../forms/places.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import { endIfSignedOut } from '../../stores/session-token.ts'
import { takeAddress } from './address-book.store.ts'

export type BookTexts = FormTexts & Texts<'addresses'>

export const newAddress = 'new'

const fields = {
  /** Id of the member who is typing; empty while signed out. */
  owner: notSent(optionalText(100)),
  /** Id of the edited address, or `newAddress`; empty while the form is closed. */
  editing: notSent(optionalText(100)),
  name: nameField,
  phone: phoneField,
  ...placeFields,
  address: streetField,
} as const

export const addressForm = createForm({
  key: draftKeys.addressDraft,
  fields,
  follow: withPlacesBelow,
})

export function beginAddress({ id, fullname, phone }: Profile): void {
  addressForm.forget()
  const known = { name: fullname ?? '', phone: phone ?? '' }
  addressForm.fill({ owner: String(id), editing: newAddress, ...known })
}

/** Opens the form for an address; a place that is no longer listed must be chosen again. */
export async function beginChange(
  member: Profile,
  { id, attributes }: AddressEntry,
): Promise<void> {
  const { name, phone, address } = attributes
  const places = await placesNamed(attributes)
  addressForm.forget()
  const text = { editing: String(id), name, phone, address }
  addressForm.fill({ owner: String(member.id), ...text, ...places })
}

export function closeOthersAddress({ id }: Profile): void {
  const { owner } = addressForm.$values.get()
  if (owner !== '' && owner !== String(id)) addressForm.forget()
}

export async function saveAddress(): Promise<boolean> {
  const saved = await addressForm.submit((values) => {
    const input = bodyOf(fields, values)
    return values.editing === newAddress ? addAddress(input) : changeAddress(values.editing, input)
  }, endIfSignedOut)
  if (saved === null) return false
  takeAddress(saved)
  addressForm.forget()
  return true
}
