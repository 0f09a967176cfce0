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
import { bodyOf } from '../../forms/form-fields.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import { withPlacesBelow } from '../../forms/place.ts'
import { placesNamed } from '../../forms/places.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import { endIfSignedOut, takeAddress } from './address-book.store.ts'

export type BookTexts = FormTexts & Texts<'addresses'>

/** A new address has no id yet. */
export const newAddress = 'new'

const fields = {
  /** Who is writing; empty while nobody is. */
  owner: notSent(optionalText(100)),
  /** Id of the address that is changed, or `newAddress`; empty while the form is closed. */
  editing: notSent(optionalText(100)),
  name: nameField,
  phone: phoneField,
  ...placeFields,
  address: streetField,
} as const

/** The form of one address; that it is open survives a reload, as does what was typed. */
export const addressForm = createForm({
  key: draftKeys.addressDraft,
  fields,
  follow: withPlacesBelow,
})

/** Opens the form for an address that is not there yet. */
export function beginAddress({ id, fullname, phone }: Profile): void {
  addressForm.forget()
  const known = { name: fullname ?? '', phone: phone ?? '' }
  addressForm.fill({ owner: String(id), editing: newAddress, ...known })
}

/** Opens the form for an address; a place that is not in the lists any more is chosen anew. */
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

/** What another member had begun is not this one's. */
export function closeOthersAddress({ id }: Profile): void {
  const { owner } = addressForm.$values.get()
  if (owner !== '' && owner !== String(id)) addressForm.forget()
}

/** True when it was saved; the form is closed then. */
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
