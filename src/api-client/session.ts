import type { ConsentBoxes, RegisterInput } from '@nas/contract/accounts/fields'
import { connectWaysSchema, type SocialProviderName } from '@nas/contract/connect'
import {
  type otherSessions,
  renewedAnswerSchema,
  type Session,
  sessionsAnswerSchema,
} from '@nas/contract/sessions/fields'
import { registerAnswerSchema, signInAnswerSchema, type User, userSchema } from '@nas/contract/user'
import { parse } from 'valibot'
import { api } from './api.ts'
import { ApiError, noAnswer } from './api-error.ts'
import { withProof } from './with-proof.ts'

/**
 * @throws ApiError; code `invalid_credentials` for a wrong identifier or password,
 * `second_factor_needed`, with a challenge, when a code is required
 */
export async function signIn(credentials: {
  identifier: string
  password: string
  remember: boolean
}): Promise<{ jwt: string; user: User }> {
  const answer = await withProof((headers) =>
    api.post('/api/auth/local', credentials, { token: '', headers }),
  )
  return parse(signInAnswerSchema, answer)
}

/**
 * @throws ApiError; `factor_code_wrong`, or `challenge_over` when the password is required again
 */
export async function answerChallenge(body: {
  challenge: string
  code: string
  remember: boolean
}): Promise<{ jwt: string; user: User }> {
  return parse(
    signInAnswerSchema,
    await api.post('/api/auth/local/second-factor', body, { token: '' }),
  )
}

/** @throws ApiError; 401 when the session has ended */
export async function fetchNextToken(): Promise<string> {
  const answer = await api.post('/api/app/renewsession', {}, { token: '' })
  return parse(renewedAnswerSchema, answer).jwt
}

/** Redeems the ticket of a return from Google or Facebook. @throws ApiError */
export async function redeemTicket(
  provider: SocialProviderName,
  ticket: string,
  consents: Partial<ConsentBoxes>,
): Promise<{ jwt: string; user: User }> {
  const body = { access_token: ticket, ...consents }
  return parse(signInAnswerSchema, await api.post(`/api/auth/${provider}/callback`, body))
}

export async function fetchMe(token?: string): Promise<User> {
  const options = token === undefined ? {} : { token }
  return parse(userSchema, await api.get('/api/users/me', { populate: '*' }, undefined, options))
}

/**
 * @returns no token when the account is created only after a mailed link is opened
 * @throws ApiError; code `taken` when the e-mail has an account
 */
export async function register(body: RegisterInput): Promise<{ jwt?: string | undefined }> {
  return parse(registerAnswerSchema, await api.post('/api/auth/local/register', body))
}

/** The response does not reveal whether the account exists. */
export async function forgotPassword(email: string, locale: 'vi' | 'en'): Promise<void> {
  await api.post('/api/auth/forgot-password', { email, locale })
}

/** @throws ApiError; `code_incorrect` */
export async function resetPassword(body: {
  code: string
  password: string
  passwordConfirmation: string
  remember: boolean
}): Promise<string> {
  return parse(signInAnswerSchema, await api.post('/api/auth/reset-password', body)).jwt
}

export function connectAddress(provider: SocialProviderName, locale: 'vi' | 'en'): string {
  return `/api/connect/${provider}?locale=${locale}`
}

/**
 * Whether the provider is configured. Checked before the navigation, because an error would show
 * JSON instead of a page.
 * @throws ApiError when the result is unknown
 */
export async function canConnect(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' }).catch((error: unknown) => {
    throw noAnswer('network', error)
  })
  if (answer.type === 'opaqueredirect') return true
  if (answer.status < 500 && answer.status !== 429) return false
  throw new ApiError({ status: answer.status, name: 'UnknownError', message: 'unknown' })
}

export async function fetchConnectWays(): Promise<SocialProviderName[]> {
  return parse(connectWaysSchema, await api.get('/api/app/connectways')).data
}

export async function fetchSessions(): Promise<Session[]> {
  return parse(sessionsAnswerSchema, await api.get('/api/app/sessions')).data
}

/** @returns the remaining sessions */
export async function endSession(
  session: Session['id'] | typeof otherSessions,
): Promise<Session[]> {
  return parse(sessionsAnswerSchema, await api.post('/api/app/endsession', { session })).data
}
