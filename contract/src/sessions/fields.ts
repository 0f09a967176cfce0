import * as v from 'valibot'
import { textOrNull } from '../field-schemas.js'

export const sessionSchema = v.object({
  id: v.string(),
  /** Browser and system, e.g. `Chrome, Android`; null when unknown. */
  device: v.nullable(v.string()),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  current: v.boolean(),
})

/** Answer of `GET /api/app/sessions`, last used first, and of `POST /api/app/endsession`. */
export const sessionsAnswerSchema = v.object({ data: v.array(sessionSchema) })

export const renewedAnswerSchema = v.object({ jwt: v.string() })

/** Instead of an id: every session but the calling one, or that one. */
export const otherSessions = 'others'
export const currentSession = 'current'

export const sessionRequestSchema = v.optional(
  v.object({
    /** Whether a browser keeps the session after it is closed; null for other clients. */
    remember: v.nullable(v.boolean('malformed')),
    device: textOrNull(100),
  }),
  { remember: null, device: null },
)

export const tokensSchema = v.object({
  token: v.string(),
  /** Null for a client other than a browser. */
  refresh: v.nullable(v.object({ token: v.string(), ends_at: v.string() })),
})

export type Session = v.InferOutput<typeof sessionSchema>
export type SessionRequest = v.InferOutput<typeof sessionRequestSchema>
export type Tokens = v.InferOutput<typeof tokensSchema>
