import { isEmail, isPhone, mayBeEmail, normalisePhone } from '@nas/domain/contact'
import { cancelCauses } from '@nas/domain/order-moves'
import { isDay } from '@nas/domain/periods'
import * as v from 'valibot'
import { boundedArray } from './bounded-array.js'
import * as limits from './limits.js'

/** The message of each rule is its code in `details.errors` (API §3). */
/* @__NO_SIDE_EFFECTS__ */
const text = (longest: number) =>
  v.pipe(v.string('malformed'), v.trim(), v.maxLength(longest, 'too_long'))

/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (longest: number) => v.pipe(text(longest), v.nonEmpty('required'))

/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (longest: number) => v.nullish(text(longest))

/** Like `optionalText`, but absent and empty texts become `null`. */
/* @__NO_SIDE_EFFECTS__ */
export const textOrNull = (longest: number) =>
  v.pipe(
    v.nullish(text(longest), null),
    v.transform((value) => value || null),
  )

const isPhoneOrEmpty = (phone: string) => phone === '' || isPhone(phone)
const isEmailOrEmpty = (email: string) => email === '' || isEmail(email)

/** A Vietnamese mobile number (SPEC §5), normalised to its stored form. */
export const phoneText = v.pipe(
  requiredText(limits.longestPhone),
  v.check(isPhoneOrEmpty, 'phone_invalid'),
  v.transform(normalisePhone),
)

export const emailText = v.pipe(
  requiredText(limits.longestEmail),
  v.check(isEmailOrEmpty, 'email_invalid'),
)

export const knownEmailText = v.pipe(
  requiredText(limits.longestEmail),
  v.check((email) => email === '' || mayBeEmail(email), 'email_invalid'),
)

export const emailOrNull = v.pipe(
  textOrNull(limits.longestEmail),
  v.check((email) => email === null || isEmail(email), 'email_invalid'),
)

/** Orders are found by their code in capital letters. */
export const orderCode = v.pipe(requiredText(limits.longestOrderCode), v.toUpperCase())

/** A password is not trimmed: spaces at its ends belong to it. */
const password = v.pipe(v.string('malformed'), v.nonEmpty('required'))

export const newPassword = v.pipe(
  password,
  v.minLength(limits.shortestPassword, 'password_short'),
  v.maxLength(limits.longestPassword, 'password_long'),
)

export const knownPassword = v.pipe(password, v.maxLength(limits.longestPassword, 'too_long'))

export const repeatedPassword = password

export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]

export const language = v.optional(v.picklist(languages, 'malformed'), 'vi')

/** A product or other content record by its id, as a number or in digits. */
export const contentId = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))],
    'malformed',
  ),
  v.integer('malformed'),
  v.minValue(1, 'malformed'),
)

/** An opaque id in the form of commerce. */
export const textId = v.pipe(v.string('malformed'), v.regex(/^[\w-]{1,100}$/, 'malformed'))

export const storedId = v.pipe(contentId, v.maxValue(limits.largestNumber, 'malformed'))

/* @__NO_SIDE_EFFECTS__ */
export const wholeBetween = (least: number, most: number) =>
  v.pipe(
    v.number('malformed'),
    v.integer('malformed'),
    v.minValue(least, 'too_small'),
    v.maxValue(most, 'too_large'),
  )

/** Version that a change was made from; a record that has changed since is rejected (409). */
export const version = v.optional(v.string('malformed'))

/** In UTC: PostgreSQL rejects 30 February and an offset of 23 hours. */
export const moment = v.pipe(
  v.string('malformed'),
  v.isoTimestamp('malformed'),
  v.check((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), 'date_invalid'),
  v.transform((text) => new Date(text).toISOString()),
)

/** Whole đồng. */
export const amount = v.pipe(
  v.number('malformed'),
  v.integer('malformed'),
  v.minValue(0, 'malformed'),
)

export const quantity = v.pipe(
  v.number('quantity_invalid'),
  v.integer('quantity_invalid'),
  v.minValue(1, 'quantity_invalid'),
  v.maxValue(limits.maxPieces, 'quantity_invalid'),
)

/* @__NO_SIDE_EFFECTS__ */
export const linesOf = <Line extends v.GenericSchema>(line: Line) =>
  boundedArray(line, { min: 1, max: limits.maxLines })

export const wantedItems = linesOf(v.object({ product: contentId, quantity }, 'malformed'))

export const givenConsent = v.nullish(v.boolean('malformed'), false)

export const requiredConsent = v.literal(true, 'consent_required')

/** NUL, and half of a surrogate pair, which is no character. */
const unstorable = /[\0\p{Surrogate}]/u

/** True when a text or a key anywhere in it contains what PostgreSQL cannot store. */
export function holdsUnstorable(value: unknown): boolean {
  // Without recursion: a body may nest deeper than the stack.
  const waiting = [value]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part === 'string' && unstorable.test(part)) return true
    if (typeof part !== 'object' || part === null) continue
    for (const [key, inner] of Object.entries(part)) waiting.push(key, inner)
  }
  return false
}

/** `cause` is only for staff who cancel an order. */
export const reasonEntries = {
  cause: v.nullish(v.picklist(cancelCauses, 'malformed')),
  /** Sentence for the customer. */
  reason: textOrNull(limits.longestReason),
}
