import { isEmail, isPhone, mayBeEmail } from '@nas/domain/contact'
import * as v from 'valibot'

/** The message of each rule is its code in `details.errors` (contract part 3). */
const text = (longest: number) =>
  v.pipe(v.string('malformed'), v.trim(), v.maxLength(longest, 'too_long'))

/** Text that must say something. */
export const requiredText = (longest: number) => v.pipe(text(longest), v.nonEmpty('required'))

/** Text that may be left out, `null` or empty. */
export const optionalText = (longest: number) => v.nullish(text(longest))

const isPhoneOrEmpty = (phone: string) => phone === '' || isPhone(phone)
const isEmailOrEmpty = (email: string) => email === '' || isEmail(email)

/** A Vietnamese mobile number (SPEC §5). */
export const phoneText = v.pipe(requiredText(30), v.check(isPhoneOrEmpty, 'phone_invalid'))

export const emailText = v.pipe(requiredText(254), v.check(isEmailOrEmpty, 'email_invalid'))

/** An address that somebody may have an account with. */
export const knownEmailText = v.pipe(
  requiredText(254),
  v.check((email) => email === '' || mayBeEmail(email), 'email_invalid'),
)

export const optionalEmail = v.nullish(v.pipe(text(254), v.check(isEmailOrEmpty, 'email_invalid')))

/** Characters of a new password. */
export const shortestPassword = 8
export const longestPassword = 128

/** A password that somebody chooses. */
export const newPassword = v.pipe(
  v.string('malformed'),
  v.nonEmpty('required'),
  v.minLength(shortestPassword, 'password_short'),
  v.maxLength(longestPassword, 'password_long'),
)

/** A password that somebody already has. */
export const knownPassword = v.pipe(
  v.string('malformed'),
  v.nonEmpty('required'),
  v.maxLength(1000, 'too_long'),
)

/** A product or other record of content by its id, as a number or in digits. */
export const contentId = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))],
    'malformed',
  ),
  v.integer('malformed'),
  v.minValue(1, 'malformed'),
)

const quantity = v.pipe(
  v.number('quantity_invalid'),
  v.integer('quantity_invalid'),
  v.minValue(1, 'quantity_invalid'),
)

/** A line of what is wanted: a product and how many of it. */
export const wantedItem = v.object({ product: contentId, quantity }, 'malformed')

export const givenConsent = v.nullish(v.boolean('malformed'), false)
