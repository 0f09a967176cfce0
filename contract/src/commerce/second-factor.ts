import * as v from 'valibot'
import {
  beginFactorSchema,
  confirmFactorSchema,
  factorStateSchema,
  proveSessionSchema,
  renewCodesSchema,
  secondFactorSchema,
} from '../second-factor.js'
import { signedInSchema } from './account.js'
import { sessionRequestSchema } from './session.js'

/** Answer when the password is correct and a second factor is required. */
export const challengedSchema = v.object({
  /** Must be sent with the code, within ten minutes. */
  challenge: v.string(),
  /** The account of the password. */
  account: v.string(),
})

/** The answer to a password. */
export const passwordAnswerSchema = v.union([signedInSchema, challengedSchema])

export const answeredChallengeSchema = v.object({
  ...v.pick(secondFactorSchema, ['challenge', 'code']).entries,
  session: sessionRequestSchema,
})

export const factorAnswerSchema = v.object({ second_factor: factorStateSchema })

const { currentPassword } = beginFactorSchema.entries

export const newFactorBodySchema = v.object({
  current_password: currentPassword,
  code: beginFactorSchema.entries.code,
})

export const factorCodeSchema = confirmFactorSchema

export const newCodesBodySchema = v.object({
  current_password: currentPassword,
  code: renewCodesSchema.entries.code,
})

/** A code, or the password of an account without a second factor. */
export const sessionProofSchema = v.object({
  current_password: proveSessionSchema.entries.currentPassword,
  code: proveSessionSchema.entries.code,
})

/** An empty body: the address names the account. */
export const factorResetSchema = v.object({})

export type Challenged = v.InferOutput<typeof challengedSchema>
export type PasswordAnswer = v.InferOutput<typeof passwordAnswerSchema>
export type AnsweredChallenge = v.InferOutput<typeof answeredChallengeSchema>
export type NewFactorBody = v.InferOutput<typeof newFactorBodySchema>
export type FactorCode = v.InferOutput<typeof factorCodeSchema>
export type SessionProof = v.InferOutput<typeof sessionProofSchema>
export type NewCodesBody = v.InferOutput<typeof newCodesBodySchema>
