import * as v from 'valibot'
import { emailText, language, requiredText } from '../field-schemas.js'
import { longestProof } from '../limits.js'
import { type OutputOf, operation, type ParsedOf } from '../operation.js'
import { trackOrderSchema } from '../order-calls.js'

export const orderCodeDigits = 6

const secret = v.pipe(
  requiredText(100),
  v.transform((typed) => typed.replace(/\s/g, '')),
)

/** The proof is sent with each action, until it expires. */
const orderProofSchema = v.object({ proof: v.string(), until: v.string() })

export const orderProofAnswerSchema = v.object({ data: orderProofSchema })

export const orderProof = requiredText(longestProof)

/** Random text of one checkout, so that codes which others ask for do not concern it. */
const attempt = v.pipe(requiredText(100), v.regex(/^[\w-]{20,}$/, 'malformed'))

/** Mails a code to a guest's order. The answer does not reveal whether there is one. */
export const askOrderCode = operation('POST /order-code', {
  visitor: true,
  input: v.object({ ...trackOrderSchema.entries, locale: language }),
})

/** @throws code_incorrect */
export const proveOrder = operation('POST /order-proof', {
  visitor: true,
  input: v.object({ ...trackOrderSchema.entries, secret }),
  answer: orderProofSchema,
})

export const askEmailCode = operation('POST /email-code', {
  visitor: true,
  input: v.object({ email: emailText, attempt, locale: language }),
})

/** @throws code_incorrect */
export const proveEmail = operation('POST /email-proof', {
  visitor: true,
  input: v.object({ email: emailText, attempt, secret }),
  answer: orderProofSchema,
})

export type AskEmailCode = ParsedOf<typeof askEmailCode>
export type ProveEmail = ParsedOf<typeof proveEmail>
export type AskOrderCode = ParsedOf<typeof askOrderCode>
export type ProveOrder = ParsedOf<typeof proveOrder>
export type OrderProof = OutputOf<typeof proveOrder>
