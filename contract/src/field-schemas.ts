import { isEmail, isPhone, mayBeEmail, normalisePhone } from '@nas/domain/contact'
import * as v from 'valibot'
import {
  longestEmail,
  longestPassword,
  longestPhone,
  mostLines,
  mostPieces,
  shortestPassword,
} from './limits.js'

/** The message of each rule is its code in `details.errors` (contract part 3). */
/* @__NO_SIDE_EFFECTS__ */
const text = (longest: number) =>
  v.pipe(v.string('malformed'), v.trim(), v.maxLength(longest, 'too_long'))

/** Text that must say something. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (longest: number) => v.pipe(text(longest), v.nonEmpty('required'))

/** Text that may be left out, `null` or empty. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (longest: number) => v.nullish(text(longest))

/** The same; whichever of the three it is, `null` comes out. */
/* @__NO_SIDE_EFFECTS__ */
export const textOrNull = (longest: number) =>
  v.pipe(
    v.nullish(text(longest), null),
    v.transform((value) => value || null),
  )

const isPhoneOrEmpty = (phone: string) => phone === '' || isPhone(phone)
const isEmailOrEmpty = (email: string) => email === '' || isEmail(email)

/** A Vietnamese mobile number (SPEC §5); its stored form comes out. */
export const phoneText = v.pipe(
  requiredText(longestPhone),
  v.check(isPhoneOrEmpty, 'phone_invalid'),
  v.transform(normalisePhone),
)

export const emailText = v.pipe(
  requiredText(longestEmail),
  v.check(isEmailOrEmpty, 'email_invalid'),
)

/** An address that somebody may have an account with. */
export const knownEmailText = v.pipe(
  requiredText(longestEmail),
  v.check((email) => email === '' || mayBeEmail(email), 'email_invalid'),
)

export const emailOrNull = v.pipe(
  textOrNull(longestEmail),
  v.check((email) => email === null || isEmail(email), 'email_invalid'),
)

/** A password is taken as it is: blanks at its ends belong to it. */
const password = v.pipe(v.string('malformed'), v.nonEmpty('required'))

/** A password that somebody chooses. */
export const newPassword = v.pipe(
  password,
  v.minLength(shortestPassword, 'password_short'),
  v.maxLength(longestPassword, 'password_long'),
)

/** A password that somebody already has. */
export const knownPassword = v.pipe(password, v.maxLength(longestPassword, 'too_long'))

/** A password typed again: it is compared, and nothing else. */
export const repeatedPassword = password

/** In which people are written to. */
export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]

export const language = v.optional(v.picklist(languages, 'malformed'), 'vi')

/** A product or other record of content by its id, as a number or in digits. */
export const contentId = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))],
    'malformed',
  ),
  v.integer('malformed'),
  v.minValue(1, 'malformed'),
)

/** How many pieces of a product. */
export const quantity = v.pipe(
  v.number('quantity_invalid'),
  v.integer('quantity_invalid'),
  v.minValue(1, 'quantity_invalid'),
  v.maxValue(mostPieces, 'quantity_invalid'),
)

/** The lines of an order or a cart. */
/* @__NO_SIDE_EFFECTS__ */
export const linesOf = <Line extends v.GenericSchema>(line: Line) =>
  v.pipe(v.array(line, 'malformed'), v.minLength(1, 'required'), v.maxLength(mostLines, 'too_long'))

/** What is wanted of the shop: products and how many of each. */
export const wantedItems = linesOf(v.object({ product: contentId, quantity }, 'malformed'))

export const givenConsent = v.nullish(v.boolean('malformed'), false)

/** One without which there is neither order nor account. */
export const requiredConsent = v.literal(true, 'consent_required')
