import * as v from 'valibot'
import { emailText, language, requiredText } from '../field-schemas.js'
import { operation, type ParsedOf } from '../operation.js'
import { orderProofAnswerSchema, trackOrderSchema } from '../order-calls.js'

const secret = v.pipe(
  requiredText(100),
  v.transform((typed) => typed.replace(/\s/g, '')),
)

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
  answer: orderProofAnswerSchema.entries.data,
})

export const askEmailCode = operation('POST /email-code', {
  visitor: true,
  input: v.object({ email: emailText, attempt, locale: language }),
})

/** @throws code_incorrect */
export const proveEmail = operation('POST /email-proof', {
  visitor: true,
  input: v.object({ email: emailText, attempt, secret }),
  answer: orderProofAnswerSchema.entries.data,
})

export type AskEmailCode = ParsedOf<typeof askEmailCode>
export type ProveEmail = ParsedOf<typeof proveEmail>
export type AskOrderCode = ParsedOf<typeof askOrderCode>
export type ProveOrder = ParsedOf<typeof proveOrder>
