import * as v from 'valibot'
import {
  type AddressEntry,
  type AddressInput,
  addAddress,
  changeAddress,
} from '../../api-client/addresses.ts'
import { errorsBy, phoneRule, placeRules, required } from '../../forms/field-rules.ts'
import { createForm } from '../../forms/form.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import { type ChosenPlaces, noPlaces, storedPlace, withPlacesBelow } from '../../forms/place.ts'
import { placesNamed } from '../../forms/places.ts'
import { type Refusal, refusalOf } from '../../forms/refusal.ts'
import { readerOf, storedText } from '../../forms/stored-values.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import { endIfSignedOut, takeAddress } from './address-book.store.ts'

export type BookTexts = FormTexts & Texts<'addresses'>

type Sentence = keyof BookTexts

/** A new address has no id yet. */
export const newAddress = 'new'

interface AddressValues extends ChosenPlaces {
  /** Who is writing; empty while nobody is. */
  owner: string
  /** Id of the address that is changed, or `newAddress`; empty while the form is closed. */
  editing: string
  name: string
  phone: string
  address: string
}

const empty: AddressValues = {
  owner: '',
  editing: '',
  name: '',
  phone: '',
  address: '',
  ...noPlaces,
}

const stored = v.object({
  owner: storedText,
  editing: storedText,
  name: storedText,
  phone: storedText,
  address: storedText,
  province: storedPlace,
  district: storedPlace,
  ward: storedPlace,
})

const rules = v.object({
  name: required('nameRequired' satisfies Sentence),
  phone: phoneRule,
  address: required('addressRequired' satisfies Sentence),
  ...placeRules,
})

/** The form of one address; that it is open survives a reload, as does what was typed. */
export const addressForm = createForm<AddressValues, Sentence>({
  key: storageKeys.addressDraft,
  empty,
  read: readerOf(stored, empty),
  errorsOf: (values) => errorsBy(rules, values),
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

const refused = {
  incomplete: 'problemInvalid',
  of(error: unknown): Refusal<AddressValues, Sentence> {
    endIfSignedOut(error)
    return refusalOf<AddressValues, Sentence>(error, {
      name: { other: 'nameInvalid' },
      phone: { other: 'phoneInvalid' },
      address: { other: 'addressInvalid' },
    })
  },
} as const

function inputOf({ name, phone, address, province, district, ward }: AddressValues): AddressInput {
  return {
    name: name.trim(),
    phone: phone.trim(),
    address: address.trim(),
    province: province?.name ?? '',
    district: district?.name ?? '',
    ward: ward?.name ?? '',
  }
}

/** True when it was saved; the form is closed then. */
export async function saveAddress(): Promise<boolean> {
  const saved = await addressForm.submit((values) => {
    const input = inputOf(values)
    return values.editing === newAddress ? addAddress(input) : changeAddress(values.editing, input)
  }, refused)
  if (saved === null) return false
  takeAddress(saved)
  addressForm.forget()
  return true
}
