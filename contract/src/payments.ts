import * as v from 'valibot'
import { contentId } from './field-schemas.js'

/** A gateway is answered in its own format. */
export const gatewayAnswerSchema = v.record(v.string(), v.string())

/** Body of `POST /api/app/refundorder`. */
export const refundOrderSchema = v.object({
  order: contentId,
  note: v.nullish(v.pipe(v.string('malformed'), v.trim(), v.maxLength(500, 'too_long'))),
})
