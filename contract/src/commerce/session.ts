import * as v from 'valibot'
import { requiredText, textOrNull } from '../field-schemas.js'
import { sessionSchema } from '../sessions.js'

const sessionRequest = v.object({
  /** Whether a browser keeps the session after it is closed; null for other clients. */
  remember: v.nullable(v.boolean('malformed')),
  device: textOrNull(100),
})

/** Part of the body of every sign-in call. */
export const sessionRequestSchema = v.optional(sessionRequest, { remember: null, device: null })

/** Body of a browser's request for its next token. */
export const refreshSchema = v.object({ refresh: requiredText(1000) })

const refreshTokenSchema = v.object({ token: v.string(), ends_at: v.string() })

export const tokensSchema = v.object({
  token: v.string(),
  /** Null for a client other than a browser. */
  refresh: v.nullable(refreshTokenSchema),
})

export const renewedSchema = v.object({ ...tokensSchema.entries, remember: v.boolean() })

export const sessionsSchema = v.object({ sessions: v.array(sessionSchema) })

export type SessionRequest = v.InferOutput<typeof sessionRequestSchema>
export type Tokens = v.InferOutput<typeof tokensSchema>
export type Renewed = v.InferOutput<typeof renewedSchema>
export type RefreshBody = v.InferOutput<typeof refreshSchema>
