import * as v from 'valibot'
import { requiredText } from './field-schemas.js'

/** A session for its owner. */
export const sessionSchema = v.object({
  id: v.string(),
  /** Browser and system, e.g. `Chrome, Android`; null when unknown. */
  device: v.nullable(v.string()),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  /** The calling session. */
  current: v.boolean(),
})

/** Answer of `GET /api/app/sessions`, last used first, and of `POST /api/app/endsession`. */
export const sessionsAnswerSchema = v.object({ data: v.array(sessionSchema) })

/** Answer of `POST /api/app/renewsession`. */
export const renewedAnswerSchema = v.object({ jwt: v.string() })

/** Body of `POST /api/app/endsession`: an id, or one of the words below. */
export const endSessionSchema = v.object({ session: requiredText(100) })

/** Instead of an id: every session but the calling one, or that one. */
export const otherSessions = 'others'
export const currentSession = 'current'

export type Session = v.InferOutput<typeof sessionSchema>
export type EndSessionBody = v.InferOutput<typeof endSessionSchema>
