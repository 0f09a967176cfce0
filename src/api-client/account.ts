import {
  type Account,
  accountAnswerSchema,
  type EmailChanged,
  emailChangedAnswerSchema,
  type ProfileBody,
} from '@nas/contract/accounts/fields'
import {
  connectAnswerSchema,
  connectionsAnswerSchema,
  type SocialProviderName,
} from '@nas/contract/connect'
import { type User, userSchema } from '@nas/contract/user'
import { parse } from 'valibot'
import { api } from './api.ts'

export async function fetchAccount(): Promise<Account> {
  return parse(accountAnswerSchema, await api.get('/api/app/account')).data
}

/** @throws ApiError with `details.errors` for rejected fields */
export async function changeProfile(
  id: number | string,
  changes: Partial<ProfileBody>,
): Promise<User> {
  return parse(userSchema, await api.put(`/api/users/${encodeURIComponent(id)}`, changes))
}

/** @param user another person, for staff. @throws ApiError; 404 when nothing is pending, 429 */
export async function changePendingEmail(
  action: 'resend' | 'withdraw',
  user?: string,
): Promise<void> {
  await api.post('/api/app/pendingemail', { action, user })
}

/** @throws ApiError; `link_expired`, `link_used`, `link_withdrawn`, `code_incorrect`, `taken` */
export async function followEmailLink(
  what: 'confirm' | 'revert',
  code: string,
): Promise<EmailChanged['state']> {
  return parse(emailChangedAnswerSchema, await api.post(`/api/app/${what}email`, { code })).data
    .state
}

/** @throws ApiError; `not_configured`, `current_password_wrong`, `sign_in_again` */
export async function beginConnect(
  provider: SocialProviderName,
  locale: 'vi' | 'en',
  currentPassword: string | undefined,
): Promise<string> {
  const answer = await api.post('/api/app/connect', { provider, locale, currentPassword })
  return parse(connectAnswerSchema, answer).data.url
}

/**
 * @param currentPassword for an account that has one
 * @returns the providers that are still linked
 * @throws ApiError; `last_sign_in`, `not_connected`, `current_password_wrong`, `sign_in_again`
 */
export async function disconnect(
  provider: SocialProviderName,
  currentPassword: string | undefined,
): Promise<SocialProviderName[]> {
  const answer = await api.post('/api/app/disconnect', { provider, currentPassword })
  return parse(connectionsAnswerSchema, answer).data.connections
}

/** @throws ApiError; `current_password_wrong`, `sign_in_again` */
export async function deleteAccount(currentPassword: string | undefined): Promise<void> {
  await api.post('/api/app/deleteaccount', { currentPassword })
}
