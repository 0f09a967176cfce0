import type { AddressScheme } from '@nas/contract/create-order'
import { newPassword } from '@nas/contract/field-schemas'
import { longestEmail, longestName, longestPhone, longestStreet } from '@nas/contract/limits'
import { isEmail, isPhone } from '@nas/domain/contact'
import { safeParse } from 'valibot'
import { fieldsOf, textOf } from '../stores/checked-storage.ts'
import type { Place } from './place.ts'

/** All that is known of one field of a form; what the form stores, checks and sends derives from it. */
export interface Field<Value, Sent, Sentence extends string> {
  empty: Value
  /** Its value from sessionStorage; what is broken there becomes empty. */
  read: (stored: unknown) => Value
  /** Name of the sentence that says what is wrong, before anything is sent. */
  check: (value: Value) => Sentence | undefined
  /** What is said when the server rejects it, by the code of the rule (contract part 3). */
  rejected?: { other: Sentence } & Readonly<Record<string, Sentence>>
  /** The value as it is sent; nothing is sent for undefined. */
  send: (value: Value) => Sent
  required: boolean
  /** Most characters that may be typed. */
  maxLength?: number
  /** Passwords: kept in memory only. */
  secret?: true
}

/** A field under another name in the request, or under none: then it is not sent. */
export const sentAs = <F extends object, Name extends string | null>(field: F, name: Name) => ({
  ...field,
  sentAs: name,
})

/** Stays in the browser: it holds a state of the form, or is there to be compared only. */
export const notSent = <F extends object>(field: F) => sentAs(field, null)

/** Text of which nothing is checked before the server does. */
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

/** Text that must say something. */
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
/** House number and street. */
export const streetField = requiredText(longestStreet, {
  missing: 'addressRequired',
  invalid: 'addressInvalid',
})

/** A password that is typed again, or the present one; the form says what it must be. */
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

/** A password that somebody chooses, by the rule of the server. */
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

/** One of some values, or none. */
export function choiceField<const Choice extends string>(
  choices: readonly Choice[],
): Field<Choice | '', Choice | '', never> {
  return {
    empty: '',
    read: (stored) => choices.find((choice) => choice === stored) ?? '',
    check: () => undefined,
    send: (choice) => choice,
    required: false,
  }
}

/** A box that may be ticked; never ticked beforehand. */
export const tickField: Field<boolean, boolean, never> = {
  empty: false,
  read: (stored) => stored === true,
  check: () => undefined,
  send: (ticked) => ticked,
  required: false,
}

function mandatoryTick<Sentence extends string>(missing: Sentence): Field<boolean, true, Sentence> {
  return {
    ...tickField,
    check: (ticked) => (ticked ? undefined : missing),
    rejected: { other: missing },
    // Only what has passed the check is sent.
    send: (ticked) => ticked as true,
    required: true,
  }
}

/** One consent for each purpose; without the first two nothing is sent (SPEC §3). */
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
    // The name outlives the lists of places.
    send: (place) => place?.name ?? '',
    required: true,
  }
}

/** Whether the places are those of three levels or of two; their names say it too. */
export const schemeField: Field<AddressScheme, AddressScheme, never> = {
  empty: 'three_levels',
  read: (stored) => (stored === 'two_levels' ? stored : 'three_levels'),
  check: () => undefined,
  send: (scheme) => scheme,
  required: true,
}

/** A province, district and ward from the lists. */
export const placeFields = {
  scheme: notSent(schemeField),
  province: placeField('provinceRequired'),
  district: placeField('districtRequired'),
  ward: placeField('wardRequired'),
} as const

/** The same field with something else sent for an empty value. */
export function sentWhenEmpty<Value, Sent, Sentence extends string, Instead>(
  field: Field<Value, Sent, Sentence>,
  instead: Instead,
): Field<Value, NonNullable<Sent> | Instead, Sentence> {
  return { ...field, send: (value) => field.send(value) || instead }
}
