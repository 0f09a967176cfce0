import * as v from 'valibot'
import {
  beginFactorSchema,
  confirmFactorSchema,
  factorStateSchema,
  renewCodesSchema,
  secondFactorSchema,
} from '../second-factor.js'
import { signedInSchema } from './account.js'
import { sessionRequestSchema } from './session.js'

/** The password was right, and is not enough. */
export const challengedSchema = v.object({
  /** Comes back with the code, within ten minutes. */
  challenge: v.string(),
  /** Whose password it was. */
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

/** Nothing: the address says whose. */
export const factorResetSchema = v.object({})

export type Challenged = v.InferOutput<typeof challengedSchema>
export type PasswordAnswer = v.InferOutput<typeof passwordAnswerSchema>
export type AnsweredChallenge = v.InferOutput<typeof answeredChallengeSchema>
export type NewFactorBody = v.InferOutput<typeof newFactorBodySchema>
export type FactorCode = v.InferOutput<typeof factorCodeSchema>
export type NewCodesBody = v.InferOutput<typeof newCodesBodySchema>
