import * as v from 'valibot'
import { contentId, textOrNull } from './field-schemas.js'
import { longestReason } from './limits.js'

/** A gateway is answered in its own format. */
export const gatewayAnswerSchema = v.record(v.string(), v.string())

/** Body of `POST /api/app/refundorder`. */
export const refundOrderSchema = v.object({ order: contentId, note: textOrNull(longestReason) })
