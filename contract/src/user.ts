import * as v from 'valibot'
import { idSchema } from './answers.js'

const roleTypes = ['authenticated', 'admin'] as const

const roleSchema = v.object({
  id: idSchema,
  name: v.string(),
  description: v.string(),
  type: v.picklist(roleTypes),
})

/** Everything that is ever told of a user (contract part 5). */
export const userSchema = v.object({
  id: idSchema,
  username: v.string(),
  email: v.string(),
  provider: v.string(),
  confirmed: v.boolean(),
  blocked: v.boolean(),
  fullname: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  gender: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  role: v.optional(roleSchema),
})

export const signInAnswerSchema = v.object({ jwt: v.string(), user: userSchema })

export type User = v.InferOutput<typeof userSchema>
export type Role = v.InferOutput<typeof roleSchema>
