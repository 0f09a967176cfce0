import * as v from 'valibot'
import { knownPassword, language, phoneText, requiredText } from './field-schemas.js'
import { longestMailedCode, longestOrderCode } from './limits.js'

const code = requiredText(longestMailedCode)

/** Body of `POST /api/app/exportdata`. */
export const exportDataSchema = v.object({
  currentPassword: v.optional(knownPassword),
  locale: language,
})

/** The code of a mailed link. */
export const mailedCodeSchema = v.object({ code })

/** Body of `POST /api/app/askerasure`: code and phone of a guest's order, as for tracking. */
export const askErasureSchema = v.object({
  code: requiredText(longestOrderCode),
  phone: phoneText,
  locale: language,
})

export const doneAnswerSchema = v.object({ data: v.object({ ok: v.literal(true) }) })

const moment = v.string()

/** All personal data of a member; each order as in `GET /api/orders`. */
export const ownDataFields = {
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
  carts: v.array(v.object({ made_at: moment, items: v.unknown() })),
}

/** Answer of `POST /api/app/exporteddata`. */
export const exportedDataAnswerSchema = v.object({
  data: v.object({
    made_at: moment,
    ...ownDataFields,
    /** Requests to customer care about one of these orders. */
    requests: v.array(v.looseObject({ order_code: v.string() })),
  }),
})

/** Codes of the orders whose personal data were erased, and the number of open ones. */
export const erasedFields = { erased: v.array(v.string()), open: v.number() }

/** Answer of `POST /api/app/eraseorders`. */
export const erasedAnswerSchema = v.object({ data: v.object(erasedFields) })

export type ExportedData = v.InferOutput<typeof exportedDataAnswerSchema>['data']
