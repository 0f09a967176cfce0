import {
  type FactorState,
  factorStateAnswerSchema,
  type NewFactor,
  newFactorAnswerSchema,
  recoveryCodesAnswerSchema,
} from '@nas/contract/second-factor'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import { fetchSessions } from '../../api-client/sessions.ts'
import { keysOf } from '../list/list-page.ts'

const factorResource = 'secondfactor'
export const sessionResource = 'sessions'

async function fetchFactor(signal: AbortSignal): Promise<FactorState> {
  return v.parse(factorStateAnswerSchema, await api.get('/api/app/secondfactor', {}, signal)).data
}

/** What shows that it is the owner; the code where an app is in use. */
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

export const factorOptions = queryOptions({
  queryKey: keysOf(factorResource).one('own'),
  queryFn: ({ signal }) => fetchFactor(signal),
  staleTime: 5 * 60_000,
})

export const sessionsOptions = queryOptions({
  queryKey: keysOf(sessionResource).all,
  queryFn: fetchSessions,
})
