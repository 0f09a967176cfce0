import * as v from 'valibot'
import { emailText, optionalText, phoneText, requiredText, version } from './field-schemas.js'
import { type Fields, stamps } from './fields.js'
import * as limits from './limits.js'

export const requestStates = ['new', 'processing', 'done'] as const
export type RequestState = (typeof requestStates)[number]

/** Topics of the shop's forms; other clients may send other texts. */
export const problemTypes = [
  'delivery',
  'wrong',
  'returns',
  'payment',
  'product',
  'advice',
  'feedback',
  'press',
  'other',
] as const
export type ProblemType = (typeof problemTypes)[number]

const order = v.optional(
  v.pipe(
    v.number('malformed'),
    v.integer('malformed'),
    v.minValue(-1_000_000, 'malformed'),
    v.maxValue(1_000_000, 'malformed'),
  ),
)
const state = v.optional(v.picklist(requestStates, 'malformed'))

/** Body of `POST /api/distributors`: a distributor sign-up (SPEC §5). */
export const distributorSchema = v.object({
  name: requiredText(limits.longestName),
  phone: phoneText,
  occupation: requiredText(limits.longestOccupation),
  company: optionalText(limits.longestCompany),
  province: optionalText(limits.longestPlace),
  district: optionalText(limits.longestPlace),
  ward: optionalText(limits.longestPlace),
  address: requiredText(limits.longestBusinessAddress),
})

/** Body of `POST /api/supports`: a question to customer care (SPEC §5). */
export const supportSchema = v.object({
  name: requiredText(limits.longestName),
  phone: phoneText,
  type: optionalText(limits.longestTopic),
  /** Required by SPEC §5; `null` for a question without an order. */
  order_code: v.nullable(requiredText(limits.longestNamedOrder)),
  message: optionalText(limits.longestMessage),
})

const work = {
  state,
  order,
  /** E-mail of the assigned member of staff. */
  assignee: v.nullish(emailText),
  note: optionalText(limits.longestRequestNote),
  updatedAt: version,
}

export const distributorChangeSchema = v.object({
  ...v.partial(distributorSchema).entries,
  ...work,
})

export const supportChangeSchema = v.object({ ...v.partial(supportSchema).entries, ...work })

const text = { type: 'text' } as const
const textOrNull = { type: 'text', nullable: true } as const

const workFields = {
  state: { type: 'text', oneOf: requestStates },
  order: { type: 'integer', nullable: true },
  assignee: { ...textOrNull, only: 'staff' },
  note: { ...textOrNull, only: 'staff', searchable: false },
  ...stamps,
} as const satisfies Fields

export const distributorFields = {
  name: text,
  phone: text,
  occupation: text,
  company: textOrNull,
  province: textOrNull,
  district: textOrNull,
  ward: textOrNull,
  address: text,
  ...workFields,
} as const satisfies Fields

export const supportFields = {
  name: text,
  phone: text,
  type: textOrNull,
  order_code: textOrNull,
  message: textOrNull,
  ...workFields,
} as const satisfies Fields
