import {
  type otherSessions,
  type Session,
  sessionsAnswerSchema,
} from '@nas/contract/sessions/fields'
import { parse } from 'valibot'
import { api } from './api.ts'

/**
 * The caller's sessions, last used first.
 * @throws ApiError
 */
export async function fetchSessions(): Promise<Session[]> {
  return parse(sessionsAnswerSchema, await api.get('/api/app/sessions')).data
}

/**
 * Signs out one device, or all others.
 * @returns the remaining sessions.
 * @throws ApiError
 */
export async function endSession(
  session: Session['id'] | typeof otherSessions,
): Promise<Session[]> {
  return parse(sessionsAnswerSchema, await api.post('/api/app/endsession', { session })).data
}
