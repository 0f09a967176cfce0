import * as v from 'valibot'
import { knownPassword, textId } from '../field-schemas.js'
import { operation, type ParsedOf } from '../operation.js'
import { personSchema } from '../people/fields.js'
import { sessionRequestSchema } from '../sessions/fields.js'
import { signedInSchema } from '../sessions/operations.js'
import * as fields from './fields.js'

export const answerChallenge = operation('POST /sign-in/second-factor', {
  visitor: true,
  input: v.object({
    ...v.pick(fields.secondFactorSchema, ['challenge', 'code']).entries,
    session: sessionRequestSchema,
  }),
  answer: signedInSchema,
})

export const readFactor = operation('GET /me/second-factor', {
  staff: 'enrolling',
  wire: 'GET /app/secondfactor',
  summary: 'The second factor of the calling member of staff',
  answer: fields.factorStateSchema,
  as: 'second_factor',
})

/** An account with an app needs a code of that app. */
export const beginFactor = operation('POST /me/second-factor', {
  staff: 'enrolling',
  wire: 'POST /app/beginsecondfactor',
  summary:
    'A secret for an authenticator app; the current app stays valid until the new one is confirmed',
  input: v.object({ current_password: knownPassword, code: v.optional(fields.factorCode) }),
  answer: fields.newFactorSchema,
})

export const confirmFactor = operation('POST /me/second-factor/confirm', {
  staff: 'enrolling',
  wire: 'POST /app/confirmsecondfactor',
  summary: 'Activate the app; returns its recovery codes once',
  input: v.object({ code: fields.factorCode }),
  answer: fields.recoveryCodesSchema,
})

export const renewCodes = operation('POST /me/second-factor/recovery-codes', {
  staff: 'enrolling',
  wire: 'POST /app/renewrecoverycodes',
  summary: 'New recovery codes, replacing the former ones',
  input: v.object({ current_password: knownPassword, code: fields.factorCode }),
  answer: fields.recoveryCodesSchema,
})

export const proveSession = operation('POST /me/proof', {
  staff: 'own',
  wire: 'POST /app/provesession',
  summary:
    'Open the session for calls that answer `fresh_factor_required`: a code, or the password of an account without a second factor',
  input: v.object({
    current_password: v.optional(knownPassword),
    code: v.optional(fields.factorCode),
  }),
})

export const resetFactor = operation('POST /users/:user/second-factor/reset', {
  staff: 'staff',
  fresh: true,
  wire: 'POST /app/resetsecondfactor',
  summary: 'Remove the second factor of another member of staff who has lost it',
  input: v.object({ user: textId }),
  answer: personSchema,
  as: 'person',
})

export type AnsweredChallenge = ParsedOf<typeof answerChallenge>
export type NewFactorProof = ParsedOf<typeof beginFactor>
export type NewCodesProof = ParsedOf<typeof renewCodes>
export type SessionProof = ParsedOf<typeof proveSession>
