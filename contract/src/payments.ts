import * as v from 'valibot'
import { contentId, textOrNull } from './field-schemas.js'
import { longestReason } from './limits.js'

/** The answer is in the gateway's own format. */
export const gatewayAnswerSchema = v.record(v.string(), v.string())

/** Why a gateway rejected a payment, for the result page. */
export const paymentRefusals = ['cancelled', 'expired', 'funds', 'declined'] as const

export type PaymentRefusal = (typeof paymentRefusals)[number]

/** Body of `POST /api/app/refuseclaim`. */
export const refuseClaimSchema = v.object({ order: contentId })

/** Body of `POST /api/app/refundorder`. */
export const refundOrderSchema = v.object({ order: contentId, note: textOrNull(longestReason) })
