import { parse } from 'valibot'
import { api } from '../api-client/api.ts'
import { signInAnswerSchema, userSchema } from '../contract/user.ts'
import { keepSession, type Profile, type Remember } from './session.store.ts'

/**
 * Signs in with e-mail or user name, and keeps token and profile.
 * @throws ApiError
 */
export async function signIn(credentials: {
  identifier: string
  password: string
  remember: Remember
}): Promise<Profile> {
  const { identifier, password, remember } = credentials
  const answer = await api.post('/api/auth/local', { identifier, password })
  const { jwt } = parse(signInAnswerSchema, answer)
  // Only `users/me` tells the role.
  const profile = parse(userSchema, await api.get('/api/users/me', { populate: '*' }))
  keepSession(jwt, profile, remember)
  return profile
}
