import { type Renewed, renewedSchema, sessionsSchema } from '@nas/contract/commerce/session'
import { currentSession, type Session } from '@nas/contract/sessions'
import * as v from 'valibot'
import { type Caller, routeFor } from './calls.ts'
import type { CommerceClient } from './client.ts'

export interface SessionCalls {
  /** @throws NotSignedInError when the session has ended */
  renew(refresh: string): Promise<Renewed>
  endByRefresh(refresh: string): Promise<void>
  endCurrent(caller: Caller): Promise<void>
  list(caller: Caller): Promise<Session[]>
  /** @param session an id, or `others` */
  end(caller: Caller, session: string): Promise<Session[]>
}

export function sessionCalls({ call, shop }: CommerceClient): SessionCalls {
  const endAt = (caller: Caller, session: string) =>
    shop(routeFor(caller, '/me/sessions/end'), sessionsSchema, {
      method: 'POST',
      token: caller.token,
      body: { session },
    })
  return {
    renew: (refresh) =>
      shop('/store/shop/sessions/renew', renewedSchema, { method: 'POST', body: { refresh } }),

    async endByRefresh(refresh) {
      const sent = { method: 'POST', body: { refresh } } as const
      await shop('/store/shop/sessions/end', v.unknown(), sent)
    },

    async endCurrent(caller) {
      await endAt(caller, currentSession)
    },

    async list(caller) {
      return (await call(routeFor(caller, '/me/sessions'), sessionsSchema, caller)).sessions
    },

    async end(caller, session) {
      return (await endAt(caller, session)).sessions
    },
  }
}
