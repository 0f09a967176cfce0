import {
  type otherSessions,
  type Session,
  sessionsAnswerSchema,
} from '@nas/contract/sessions/fields'
import { parse } from 'valibot'
import { api } from './api.ts'

export async function fetchSessions(): Promise<Session[]> {
  return parse(sessionsAnswerSchema, await api.get('/api/app/sessions')).data
}

/** @returns the remaining sessions */
export async function endSession(
  session: Session['id'] | typeof otherSessions,
): Promise<Session[]> {
  return parse(sessionsAnswerSchema, await api.post('/api/app/endsession', { session })).data
}
