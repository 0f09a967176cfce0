import type { RegisterInput } from '@nas/contract/accounts'
import type { SocialProviderName } from '@nas/contract/connect'
import { signInAnswerSchema, type User, userSchema } from '@nas/contract/user'
import { parse } from 'valibot'
import { api } from './api.ts'

/** @throws ApiError; code `invalid_credentials` when the two do not belong together */
export async function signIn(
  identifier: string,
  password: string,
): Promise<{ jwt: string; user: User }> {
  return parse(signInAnswerSchema, await api.post('/api/auth/local', { identifier, password }))
}

/** Takes the ticket with which Google or Facebook sent somebody back. @throws ApiError */
export async function redeemTicket(
  provider: SocialProviderName,
  ticket: string,
): Promise<{ jwt: string; user: User }> {
  const body = { access_token: ticket }
  return parse(signInAnswerSchema, await api.post(`/api/auth/${provider}/callback`, body))
}

/** The caller's own profile with its role. @throws ApiError */
export async function fetchMe(token?: string): Promise<User> {
  const options = token === undefined ? {} : { token }
  return parse(userSchema, await api.get('/api/users/me', { populate: '*' }, undefined, options))
}

/** @throws ApiError; code `taken` when the e-mail has an account */
export async function register(body: RegisterInput): Promise<{ jwt: string; user: User }> {
  return parse(signInAnswerSchema, await api.post('/api/auth/local/register', body))
}
