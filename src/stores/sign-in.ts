import { fetchMe, signIn as requestSignIn } from '../api-client/session.ts'
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
  const { jwt } = await requestSignIn(credentials.identifier, credentials.password)
  // Only `users/me` tells the role.
  const { id, username, email, fullname, phone, role } = await fetchMe(jwt)
  const profile = { id, username, email, fullname, phone, role: role && { type: role.type } }
  keepSession(jwt, profile, credentials.remember)
  return profile
}
