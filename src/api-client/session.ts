import type { ConsentBoxes, RegisterInput } from '@nas/contract/accounts'
import { connectWaysSchema, type SocialProviderName } from '@nas/contract/connect'
import { renewedAnswerSchema } from '@nas/contract/sessions'
import { registerAnswerSchema, signInAnswerSchema, type User, userSchema } from '@nas/contract/user'
import { parse } from 'valibot'
import { api } from './api.ts'
import { ApiError, noAnswer } from './api-error.ts'

/**
 * @throws ApiError; code `invalid_credentials` when the two do not belong together,
 *   `second_factor_needed`, with a challenge, when the password is not enough
 */
export async function signIn(credentials: {
  identifier: string
  password: string
  remember: boolean
}): Promise<{ jwt: string; user: User }> {
  return parse(signInAnswerSchema, await api.post('/api/auth/local', credentials))
}

/** @throws ApiError; `factor_code_wrong`, or `challenge_over` when the password is asked for again */
export async function answerChallenge(body: {
  challenge: string
  code: string
  remember: boolean
}): Promise<{ jwt: string; user: User }> {
  return parse(signInAnswerSchema, await api.post('/api/auth/local/second-factor', body))
}

/** The next bearer token of this browser's session. @throws ApiError; 401 when it is over */
export async function fetchNextToken(): Promise<string> {
  const answer = await api.post('/api/app/renewsession', {}, { token: '' })
  return parse(renewedAnswerSchema, answer).jwt
}

/** Takes the ticket with which Google or Facebook sent somebody back. @throws ApiError */
export async function redeemTicket(
  provider: SocialProviderName,
  ticket: string,
  consents: Partial<ConsentBoxes>,
): Promise<{ jwt: string; user: User }> {
  const body = { access_token: ticket, ...consents }
  return parse(signInAnswerSchema, await api.post(`/api/auth/${provider}/callback`, body))
}

/** The caller's own profile with its role. @throws ApiError */
export async function fetchMe(token?: string): Promise<User> {
  const options = token === undefined ? {} : { token }
  return parse(userSchema, await api.get('/api/users/me', { populate: '*' }, undefined, options))
}

/**
 * @returns no token where the account is made by a mailed link alone
 * @throws ApiError; code `taken` when the e-mail has an account
 */
export async function register(body: RegisterInput): Promise<{ jwt?: string | undefined }> {
  return parse(registerAnswerSchema, await api.post('/api/auth/local/register', body))
}

/**
 * Asks for a mail with a link to set a new password. The answer is the same whether there is such
 * an account or not. @throws ApiError
 */
export async function forgotPassword(email: string, locale: 'vi' | 'en'): Promise<void> {
  await api.post('/api/auth/forgot-password', { email, locale })
}

/** Sets a new password and gives a token. @throws ApiError; `code_incorrect` when the code is void */
export async function resetPassword(body: {
  code: string
  password: string
  passwordConfirmation: string
  remember: boolean
}): Promise<string> {
  return parse(signInAnswerSchema, await api.post('/api/auth/reset-password', body)).jwt
}

/** Where the browser goes to sign in with Google or Facebook. */
export function connectAddress(provider: SocialProviderName, locale: 'vi' | 'en'): string {
  return `/api/connect/${provider}?locale=${locale}`
}

/**
 * Whether the shop sends people on to this provider. Asked before leaving, because an answer made
 * of JSON is no page. @throws ApiError when nobody can tell
 */
export async function canConnect(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' }).catch((error: unknown) => {
    throw noAnswer('network', error)
  })
  if (answer.type === 'opaqueredirect') return true
  if (answer.status < 500 && answer.status !== 429) return false
  throw new ApiError({ status: answer.status, name: 'UnknownError', message: 'unknown' })
}

/** The providers that one can sign in with here. @throws ApiError */
export async function fetchConnectWays(): Promise<SocialProviderName[]> {
  return parse(connectWaysSchema, await api.get('/api/app/connectways')).data
}
