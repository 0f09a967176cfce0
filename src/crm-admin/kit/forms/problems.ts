import { ApiError } from '../../../api-client/api-error.ts'

/** Codes of `/api` (API §3) and the names of their messages. */
const nameOfCode = {
  required: 'required',
  too_long: 'tooLong',
  too_short: 'tooShort',
  too_large: 'tooLarge',
  too_small: 'tooSmall',
  phone_invalid: 'phone',
  email_invalid: 'email',
  date_invalid: 'date',
  days_reversed: 'days',
  hours_reversed: 'hours',
  slug_invalid: 'slugInvalid',
  price_unconfirmed: 'priceUnconfirmed',
  taken: 'taken',
  current_password_wrong: 'wrongPassword',
  password_short: 'passwordShort',
  password_long: 'passwordLong',
  password_common: 'passwordCommon',
  password_own: 'passwordOwn',
  factor_code_wrong: 'wrongCode',
  factor_not_begun: 'notBegun',
  stock_below_reserved: 'belowReserved',
  stock_too_large: 'stockTooLarge',
} as const satisfies Record<string, string>

/** The names without a code are detected by the form itself. */
export type ProblemName =
  | (typeof nameOfCode)[keyof typeof nameOfCode]
  | 'malformed'
  | 'tooManyAttempts'
  | 'numberInvalid'
  | 'linkInvalid'
  | 'upload'
  | 'passwordDiffers'
  | 'ownEmail'

export interface Problem {
  name: ProblemName
  /** Line number in a text of several lines, from 1. */
  line?: number
}

export type Problems = Readonly<Record<string, Problem>>

const nameOf = (code: string): ProblemName =>
  Object.hasOwn(nameOfCode, code) ? nameOfCode[code as keyof typeof nameOfCode] : 'malformed'

/**
 * The problems of a rejected save by attribute: an error in a line is reported at its field, an
 * error in a named part at `field.part`.
 * @param fieldOfCode the attribute of a code that the server sends without a path
 */
export function problemsIn(
  error: unknown,
  fieldOfCode: Readonly<Record<string, string>> = {},
): Problems {
  if (!(error instanceof ApiError)) return {}
  const { code = '' } = error
  const attribute = fieldOfCode[code]
  if (attribute !== undefined) return { [attribute]: { name: nameOf(code) } }
  return Object.fromEntries(
    error.errors.map(({ path: [field = '', part], code = '' }): [string, Problem] => {
      const name = nameOf(code)
      if (part === undefined) return [String(field), { name }]
      if (typeof part === 'number') return [String(field), { name, line: part + 1 }]
      return [`${field}.${part}`, { name }]
    }),
  )
}
