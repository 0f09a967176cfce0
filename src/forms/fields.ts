import type { AddressScheme } from '@nas/contract/create-order'
import { newPassword } from '@nas/contract/field-schemas'
import { longestEmail, longestName, longestPhone, longestStreet } from '@nas/contract/limits'
import { isEmail, isPhone } from '@nas/domain/contact'
import { safeParse } from 'valibot'
import { fieldsOf, textOf } from '../stores/checked-storage.ts'
import { noPlace, noPlaces, type Place } from './places.ts'

export interface Field<Value, Sent, Sentence extends string> {
  empty: Value
  /** Its value from sessionStorage; a malformed one becomes empty. */
  read: (stored: unknown) => Value
  check: (value: Value) => Sentence | undefined
  /** Keys of the messages for rejections by the server, by code (API §3). */
  rejected?: { other: Sentence } & Readonly<Record<string, Sentence>>
  /** The value in the request; undefined omits it. */
  send: (value: Value) => Sent
  required: boolean
  maxLength?: number
  /** For passwords: the value is kept only in memory. */
  secret?: true
}

/** A field with another name in the request; null means that it is not sent. */
export const sentAs = <F extends object, Name extends string | null>(field: F, name: Name) => ({
  ...field,
  sentAs: name,
})

/** A value that stays in the browser, such as a state of the form or a value for comparison. */
export const notSent = <F extends object>(field: F) => sentAs(field, null)

/** Text that only the server validates. */
export function optionalText<Sentence extends string = never>(
  maxLength: number,
  invalid?: Sentence,
): Field<string, string | undefined, Sentence> {
  return {
    empty: '',
    read: textOf,
    check: () => undefined,
    ...(invalid !== undefined && { rejected: { other: invalid } }),
    send: (text) => text.trim() || undefined,
    required: false,
    maxLength,
  }
}

interface Sentences<Sentence extends string> {
  missing: Sentence
  invalid: Sentence
}

export function requiredText<Sentence extends string>(
  maxLength: number,
  { missing, invalid }: Sentences<Sentence>,
  isValid: (text: string) => boolean = () => true,
): Field<string, string, Sentence> {
  return {
    empty: '',
    read: textOf,
    check: (text) => {
      if (text.trim() === '') return missing
      return isValid(text.trim()) ? undefined : invalid
    },
    rejected: { required: missing, other: invalid },
    send: (text) => text.trim(),
    required: true,
    maxLength,
  }
}

export const nameField = requiredText(longestName, {
  missing: 'nameRequired',
  invalid: 'nameInvalid',
})
export const phoneField = requiredText(
  longestPhone,
  { missing: 'phoneRequired', invalid: 'phoneInvalid' },
  isPhone,
)
export const emailField = requiredText(
  longestEmail,
  { missing: 'emailRequired', invalid: 'emailInvalid' },
  isEmail,
)
export const streetField = requiredText(longestStreet, {
  missing: 'addressRequired',
  invalid: 'addressInvalid',
})

/** A repeated or current password; validated by the form's own rule. */
export function secretText<Sentence extends string>(
  missing: Sentence,
  invalid: Sentence = missing,
): Field<string, string, Sentence> {
  return {
    empty: '',
    read: textOf,
    check: (password) => (password === '' ? missing : undefined),
    rejected: { required: missing, other: invalid },
    send: (password) => password,
    required: true,
    secret: true,
  }
}

const passwordSentences = {
  required: 'passwordRequired',
  password_long: 'passwordLong',
  password_common: 'passwordCommon',
  password_own: 'passwordOwn',
  other: 'passwordShort',
} as const
type PasswordSentence = (typeof passwordSentences)[keyof typeof passwordSentences]

export const newPasswordField: Field<string, string, PasswordSentence> = {
  ...secretText<PasswordSentence>('passwordRequired'),
  check(password) {
    const [issue] = safeParse(newPassword, password).issues ?? []
    if (issue === undefined) return undefined
    return (
      Object.entries(passwordSentences).find(([code]) => code === issue.message)?.[1] ??
      'passwordShort'
    )
  },
  rejected: passwordSentences,
}

export const genders = ['female', 'male', 'other'] as const
type Gender = (typeof genders)[number] | ''

export const genderField: Field<Gender, Gender, never> = {
  empty: '',
  read: (stored) => genders.find((gender) => gender === stored) ?? '',
  check: () => undefined,
  send: (gender) => gender,
  required: false,
}

export const tickField: Field<boolean, boolean, never> = {
  empty: false,
  read: (stored) => stored === true,
  check: () => undefined,
  send: (ticked) => ticked,
  required: false,
}

/** A checkbox that is initially ticked: only for a convenience, never for a consent. */
export const tickedField: Field<boolean, boolean, never> = {
  ...tickField,
  empty: true,
  read: (stored) => stored !== false,
}

function mandatoryTick<Sentence extends string>(missing: Sentence): Field<boolean, true, Sentence> {
  return {
    ...tickField,
    check: (ticked) => (ticked ? undefined : missing),
    rejected: { other: missing },
    // Only valid values are sent.
    send: (ticked) => ticked as true,
    required: true,
  }
}

/** One consent per purpose; the first two are required (SPEC §3). */
export const consentFields = {
  data: sentAs(mandatoryTick('dataRequired'), 'consent_data'),
  policy: sentAs(mandatoryTick('policyRequired'), 'consent_policy'),
  marketing: sentAs(tickField, 'consent_marketing'),
  loyalty: sentAs(tickField, 'consent_loyalty'),
} as const

function readPlace(stored: unknown): Place | null {
  const { id, name } = fieldsOf(stored)
  return Number.isInteger(id) && typeof name === 'string' ? { id: Number(id), name } : null
}

function placeField<Sentence extends string>(
  missing: Sentence,
): Field<Place | null, string, Sentence> {
  return {
    empty: null,
    read: readPlace,
    check: (place) => (place === null ? missing : undefined),
    rejected: { other: missing },
    // Names are sent, because they stay valid longer than ids in the lists of places.
    send: (place) => place?.name ?? '',
    required: true,
  }
}

/** Whether the address has three levels or two; the names of its places also show it. */
export const schemeField: Field<AddressScheme, AddressScheme, never> = {
  empty: noPlaces.scheme,
  read: (stored) => (stored === 'three_levels' ? stored : noPlaces.scheme),
  check: () => undefined,
  send: (scheme) => scheme,
  required: true,
}

/** A province, district and ward from the lists; a draft with three levels has a null district. */
export const placeFields = {
  scheme: notSent(schemeField),
  province: placeField('provinceRequired'),
  district: {
    ...placeField('districtRequired'),
    empty: noPlaces.district,
    read: (stored: unknown) => (stored === null ? null : (readPlace(stored) ?? noPlace)),
  },
  ward: placeField('wardRequired'),
} as const

const optionalPlace: Field<Place | null, string | null, never> = {
  empty: null,
  read: readPlace,
  check: () => undefined,
  send: (place) => place?.name || null,
  required: false,
}

export const optionalPlaceFields = {
  scheme: placeFields.scheme,
  province: optionalPlace,
  district: optionalPlace,
  ward: optionalPlace,
} as const

/** The same field, but with another value sent when it is empty. */
export function sentWhenEmpty<Value, Sent, Sentence extends string, Instead>(
  field: Field<Value, Sent, Sentence>,
  instead: Instead,
): Field<Value, NonNullable<Sent> | Instead, Sentence> {
  return { ...field, send: (value) => field.send(value) || instead }
}
