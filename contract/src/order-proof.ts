import * as v from 'valibot'
import { emailText, language, requiredText } from './field-schemas.js'
import { longestProof } from './limits.js'
import { trackOrderSchema } from './order-calls.js'

export const orderCodeDigits = 6

export const askOrderCodeSchema = v.object({ ...trackOrderSchema.entries, locale: language })

const secret = v.pipe(
  requiredText(100),
  v.transform((typed) => typed.replace(/\s/g, '')),
)

export const proveOrderSchema = v.object({ ...trackOrderSchema.entries, secret })

/** The proof is sent with each action, until it expires. */
export const orderProofSchema = v.object({ proof: v.string(), until: v.string() })

export const orderProofAnswerSchema = v.object({ data: orderProofSchema })

export const orderProof = requiredText(longestProof)

/** Random text of one checkout, so that codes which others ask for do not concern it. */
const attempt = v.pipe(requiredText(100), v.regex(/^[\w-]{20,}$/, 'malformed'))

export const askEmailCodeSchema = v.object({ email: emailText, attempt, locale: language })

export const proveEmailSchema = v.object({ email: emailText, attempt, secret })

export type AskEmailCode = v.InferOutput<typeof askEmailCodeSchema>
export type ProveEmail = v.InferOutput<typeof proveEmailSchema>
export type AskOrderCode = v.InferOutput<typeof askOrderCodeSchema>
export type ProveOrder = v.InferOutput<typeof proveOrderSchema>
export type OrderProof = v.InferOutput<typeof orderProofSchema>
