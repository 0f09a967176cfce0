import type { ConsentBoxes } from '@nas/contract/accounts/fields'
import type { SocialProviderName } from '@nas/contract/connect'
import {
  answerChallenge,
  fetchMe,
  redeemTicket,
  signIn as requestSignIn,
} from '../api-client/session.ts'
import { keepSession, type Profile, type Remember } from './session.store.ts'

/** @throws ApiError when the token is invalid */
export async function keepSignIn(jwt: string, remember: Remember): Promise<Profile> {
  // Only `users/me` returns the role.
  const { id, username, email, fullname, phone, role } = await fetchMe(jwt)
  const profile = { id, username, email, fullname, phone, role: role && { type: role.type } }
  keepSession(jwt, profile, remember)
  return profile
}

export async function signIn(credentials: {
  identifier: string
  password: string
  remember: Remember
}): Promise<Profile> {
  const remember = credentials.remember === 'accepted'
  const { jwt } = await requestSignIn({ ...credentials, remember })
  return keepSignIn(jwt, credentials.remember)
}

export async function signInByCode(
  challenge: string,
  code: string,
  remember: Remember,
): Promise<Profile> {
  const body = { challenge, code, remember: remember === 'accepted' }
  const { jwt } = await answerChallenge(body)
  return keepSignIn(jwt, remember)
}

/**
 * Signs in a person who returned from Google or Facebook, until the browser is closed.
 * @throws ApiError; about `consent_data` when there is no account yet and consents are missing
 */
export async function signInByTicket(
  provider: SocialProviderName,
  ticket: string,
  consents: Partial<ConsentBoxes> = {},
): Promise<Profile> {
  const { jwt } = await redeemTicket(provider, ticket, consents)
  return keepSignIn(jwt, 'not_accepted')
}
