import * as v from 'valibot'
import { requiredText } from '../field-schemas.js'
import { longestMailedCode } from '../limits.js'

const code = requiredText(longestMailedCode)

export const mailedCodeSchema = v.object({ code })

const moment = v.string()

/** All personal data of a member; each order as in `GET /api/orders`. */
export const ownDataSchema = v.object({
  profile: v.looseObject({ id: v.string(), email: v.string() }),
  consents: v.array(
    v.object({
      purpose: v.string(),
      granted: v.boolean(),
      version: v.string(),
      channel: v.string(),
      at: moment,
    }),
  ),
  sessions: v.array(
    v.object({ device: v.nullable(v.string()), signed_in_at: moment, last_used_at: moment }),
  ),
  addresses: v.array(v.looseObject({ id: v.string() })),
  orders: v.array(v.looseObject({ code: v.string() })),
  likes: v.array(v.object({ product: v.number(), at: moment })),
  /** Ratings that the member marked as helpful. */
  helpful: v.array(v.object({ rating: v.string(), product: v.number(), at: moment })),
  carts: v.array(v.object({ made_at: moment, items: v.unknown() })),
})

export const exportedDataAnswerSchema = v.object({
  data: v.object({
    made_at: moment,
    ...ownDataSchema.entries,
    requests: v.array(v.looseObject({ order_code: v.string() })),
  }),
})

/** Codes of the orders whose personal data were erased, and the number of open ones. */
export const erasedSchema = v.object({ erased: v.array(v.string()), open: v.number() })

export const erasedAnswerSchema = v.object({ data: erasedSchema })

export type ExportedData = v.InferOutput<typeof exportedDataAnswerSchema>['data']
