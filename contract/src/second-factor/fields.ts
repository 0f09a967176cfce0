import * as v from 'valibot'
import { requiredText } from '../field-schemas.js'

/** Six digits of the app, or a recovery code; spaces and hyphens are ignored. */
export const factorCode = requiredText(40)

export const secondFactorSchema = v.object({
  /** `details.challenge` of the error `second_factor_needed`. */
  challenge: requiredText(100),
  code: factorCode,
  remember: v.nullish(v.boolean('malformed')),
})

export const factorStateSchema = v.object({
  /** Since when an app has been active; null without one. */
  enrolledAt: v.nullable(v.string()),
  recoveryCodes: v.number(),
  /** Date from which all staff need one, `2026-12-31`; null without such a date. */
  requiredFrom: v.nullable(v.string()),
  /** The caller may only set one up. */
  due: v.boolean(),
})

export const factorStateAnswerSchema = v.object({ data: factorStateSchema })

/** Secret for an authenticator app, as text and as the address in the QR code. */
export const newFactorSchema = v.object({ secret: v.string(), uri: v.string() })

/** Ten codes, each valid once; shown only here. */
export const recoveryCodesSchema = v.object({ codes: v.array(v.string()) })

export type FactorState = v.InferOutput<typeof factorStateSchema>
export type NewFactor = v.InferOutput<typeof newFactorSchema>
