import * as v from 'valibot'
import { optionalText, phoneText, requiredText } from './field-schemas.js'

const requestStates = ['new', 'processing', 'done'] as const

const order = v.optional(
  v.pipe(
    v.number('malformed'),
    v.integer('malformed'),
    v.minValue(-1_000_000, 'malformed'),
    v.maxValue(1_000_000, 'malformed'),
  ),
)
const state = v.optional(v.picklist(requestStates, 'malformed'))

/** Body of `POST /api/distributors`: the sign-up of a partner (SPEC §5). */
export const distributorSchema = v.object({
  name: requiredText(120),
  phone: phoneText,
  occupation: requiredText(120),
  company: optionalText(200),
  province: optionalText(120),
  district: optionalText(120),
  ward: optionalText(120),
  address: requiredText(500),
})

/** Stands for the order code, which SPEC §5 requires, in a question that is about no order. */
export const noOrderCode = '-'

/** Body of `POST /api/supports`: a question to customer care (SPEC §5). */
export const supportSchema = v.object({
  name: requiredText(120),
  phone: phoneText,
  type: optionalText(120),
  order_code: requiredText(60),
  message: optionalText(5000),
})

/** What staff change: any of the fields, and how far the matter is. */
export const distributorChangeSchema = v.object({
  ...v.partial(distributorSchema).entries,
  state,
  order,
})

export const supportChangeSchema = v.object({ ...v.partial(supportSchema).entries, state, order })
