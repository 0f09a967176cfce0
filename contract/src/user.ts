import { roles } from '@nas/domain/roles'
import * as v from 'valibot'
import { idSchema } from './answers.js'
import { type Fields, schemasOf, stamps } from './fields.js'

/** Roles of a member of staff; members of the shop have none. */
export const rolesSchema = v.array(v.picklist(roles, 'malformed'))

const roleTypes = ['authenticated', 'admin'] as const

const roleSchema = v.object({
  id: idSchema,
  name: v.string(),
  description: v.string(),
  type: v.picklist(roleTypes),
  /** Absent in responses of the previous release. */
  duties: v.optional(rolesSchema, []),
})

export const userFields = {
  id: { type: 'id' },
  username: { type: 'text' },
  email: { type: 'text' },
  provider: { type: 'text' },
  confirmed: { type: 'boolean' },
  blocked: { type: 'boolean' },
  fullname: { type: 'text', nullable: true },
  phone: { type: 'text', nullable: true },
  gender: { type: 'text', nullable: true },
  ...stamps,
} as const satisfies Fields

/** Order figures of a person for staff: number of orders, and the amount of those not cancelled. */
export const purchaseFields = {
  id: { type: 'id' },
  orders: { type: 'integer' },
  spent: { type: 'money' },
  last_order: { type: 'date', nullable: true },
} as const satisfies Fields

export const userSchema = v.object({
  ...schemasOf(userFields),
  role: v.optional(roleSchema),
  purchases: v.nullish(v.object(schemasOf(purchaseFields))),
})

export const signInAnswerSchema = v.object({ jwt: v.string(), user: userSchema })

/** Answer of `POST /api/auth/local/register`: no token when a mailed link must be opened first. */
export const registerAnswerSchema = v.object({ jwt: v.optional(v.string()), user: userSchema })

export type User = v.InferOutput<typeof userSchema>
export type Role = v.InferOutput<typeof roleSchema>
