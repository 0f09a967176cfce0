import { parse } from 'valibot'
import { signInAnswerSchema, type User, userSchema } from '../contract/user.ts'
import { api } from './api.ts'

/** @throws ApiError; code `invalid_credentials` when the two do not belong together */
export async function signIn(
  identifier: string,
  password: string,
): Promise<{ jwt: string; user: User }> {
  return parse(signInAnswerSchema, await api.post('/api/auth/local', { identifier, password }))
}

/** The caller's own profile with its role. @throws ApiError */
export async function fetchMe(token?: string): Promise<User> {
  const options = token === undefined ? {} : { token }
  return parse(userSchema, await api.get('/api/users/me', { populate: '*' }, undefined, options))
}
