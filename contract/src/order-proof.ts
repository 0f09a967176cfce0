import * as v from 'valibot'
import { emailText, language, requiredText } from './field-schemas.js'
import { longestProof } from './limits.js'
import { trackOrderSchema } from './order-calls.js'

/** Digits of a mailed code. */
export const orderCodeDigits = 6

/** Body of `POST /api/app/askordercode`: code and phone of a guest's order, as for tracking. */
export const askOrderCodeSchema = v.object({ ...trackOrderSchema.entries, locale: language })

const secret = v.pipe(
  requiredText(100),
  v.transform((typed) => typed.replace(/\s/g, '')),
)

/** Body of `POST /api/app/proveorder`: the mailed code, or the secret of the ordering device. */
export const proveOrderSchema = v.object({ ...trackOrderSchema.entries, secret })

/** The proof is sent with each action, until it expires. */
export const orderProofSchema = v.object({ proof: v.string(), until: v.string() })

/** Answer of `POST /api/app/proveorder`. */
export const orderProofAnswerSchema = v.object({ data: orderProofSchema })

/** The proof of an order in a body. */
export const orderProof = requiredText(longestProof)

/**
 * The checkout that asks for a code, by a random text of its own: codes that others ask for, and
 * their attempts, do not concern it.
 */
const attempt = v.pipe(requiredText(100), v.regex(/^[\w-]{20,}$/, 'malformed'))

/** Body of `POST /api/app/askemailcode`. */
export const askEmailCodeSchema = v.object({ email: emailText, attempt, locale: language })

/** Body of `POST /api/app/proveemail`: the e-mail and attempt of the mailed code. */
export const proveEmailSchema = v.object({ email: emailText, attempt, secret })

export type AskEmailCode = v.InferOutput<typeof askEmailCodeSchema>
export type ProveEmail = v.InferOutput<typeof proveEmailSchema>
export type AskOrderCode = v.InferOutput<typeof askOrderCodeSchema>
export type ProveOrder = v.InferOutput<typeof proveOrderSchema>
export type OrderProof = v.InferOutput<typeof orderProofSchema>
