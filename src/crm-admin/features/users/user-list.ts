import { type User, userSchema } from '@nas/contract/user'
import { parse } from 'valibot'
import { type ListSpec, oneOf } from '../../kit/list/list-search.ts'

export const roleTypes = ['authenticated', 'admin'] as const
export const providers = ['local', 'google', 'facebook'] as const

/** GET /api/users: customers with an account and staff, newest first (SPEC §9). */
export const userList: ListSpec<User> = {
  resource: 'users',
  populate: ['role', 'purchases'],
  sort: 'createdAt:desc',
  sorts: ['id', 'username', 'fullname', 'email', 'createdAt'],
  filters: {
    role: oneOf(roleTypes, (type) => ({ role: { type: { $eq: type } } })),
    provider: oneOf(providers, (provider) => ({ provider: { $eq: provider } })),
    blocked: oneOf(['true', 'false'], (blocked) => ({ blocked: { $eq: blocked } })),
  },
  rowOf: (user) => parse(userSchema, user),
}
