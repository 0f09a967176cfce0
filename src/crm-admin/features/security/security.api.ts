import {
  type NewFactor,
  newFactorAnswerSchema,
  recoveryCodesAnswerSchema,
} from '@nas/contract/second-factor/fields'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { fetchAccount } from '../../../api-client/account.ts'
import { api } from '../../../api-client/api.ts'
import { fetchSessions } from '../../../api-client/sessions.ts'
import { keysOf } from '../../kit/list/list-page.ts'

export const sessionResource = 'sessions'

/** Proof that the caller is the owner; the code is required when an app is active. */
export interface Proof {
  currentPassword: string
  code?: string
}

/** @throws ApiError; current_password_wrong, factor_code_wrong; 429 */
export async function beginFactor(proof: Proof): Promise<NewFactor> {
  return v.parse(newFactorAnswerSchema, await api.post('/api/app/beginsecondfactor', { ...proof }))
    .data
}

/** @returns the recovery codes. @throws ApiError; factor_code_wrong, factor_not_begun */
export async function confirmFactor(code: string): Promise<string[]> {
  const answer = await api.post('/api/app/confirmsecondfactor', { code })
  return v.parse(recoveryCodesAnswerSchema, answer).data.codes
}

/** @throws ApiError, as beginFactor */
export async function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  const answer = await api.post('/api/app/renewrecoverycodes', { ...proof })
  return v.parse(recoveryCodesAnswerSchema, answer).data.codes
}

/**
 * Opens the session for sensitive calls.
 * @throws ApiError; current_password_wrong, factor_code_wrong; 429
 */
export async function proveSession({ code, ...proof }: Partial<Proof>): Promise<void> {
  await api.post('/api/app/provesession', { ...proof, ...(code && { code }) })
}

export const ownAccountOptions = queryOptions({
  queryKey: [...keysOf('users').all, 'own'],
  queryFn: fetchAccount,
})

export const sessionsOptions = queryOptions({
  queryKey: keysOf(sessionResource).all,
  queryFn: fetchSessions,
})
