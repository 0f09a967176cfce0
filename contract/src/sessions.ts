import * as v from 'valibot'
import { requiredText } from './field-schemas.js'

/** A sign-in that is kept at the server, as its owner sees it. */
export const sessionSchema = v.object({
  id: v.string(),
  /** Browser and system, e.g. `Chrome, Android`; null where neither is known. */
  device: v.nullable(v.string()),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  /** The one that asks. */
  current: v.boolean(),
})

/** Answer of `GET /api/app/sessions`, the one used last first, and of `POST /api/app/endsession`. */
export const sessionsAnswerSchema = v.object({ data: v.array(sessionSchema) })

/** Answer of `POST /api/app/renewsession`. */
export const renewedAnswerSchema = v.object({ jwt: v.string() })

/** Body of `POST /api/app/endsession`: an id, or one of the words below. */
export const endSessionSchema = v.object({ session: requiredText(100) })

/** In the place of an id: every session but the one that asks, or that one. */
export const otherSessions = 'others'
export const currentSession = 'current'

export type Session = v.InferOutput<typeof sessionSchema>
export type EndSessionBody = v.InferOutput<typeof endSessionSchema>
