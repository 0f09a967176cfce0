import { type Person, personSchema } from '@nas/contract/commerce/person'
import {
  factorAnswerSchema,
  type NewCodesBody,
  type NewFactorBody,
  type SessionProof,
} from '@nas/contract/commerce/second-factor'
import { type Renewed, renewedSchema, sessionsSchema } from '@nas/contract/commerce/session'
import {
  type FactorState,
  type NewFactor,
  newFactorSchema,
  recoveryCodesSchema,
} from '@nas/contract/second-factor'
import { currentSession, type Session } from '@nas/contract/sessions'
import * as v from 'valibot'
import { type Caller, type CommerceClient, routeFor } from './client.ts'

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

/** The second factor of the calling member of staff. */
export interface SecondFactorCalls {
  state(caller: Caller): Promise<FactorState>
  begin(caller: Caller, body: NewFactorBody): Promise<NewFactor>
  /** @returns the new recovery codes */
  confirm(caller: Caller, code: string): Promise<string[]>
  renewCodes(caller: Caller, body: NewCodesBody): Promise<string[]>
  /** Opens the caller's session for sensitive calls. */
  prove(caller: Caller, body: SessionProof): Promise<void>
  /** Removes that of a colleague. */
  reset(caller: Caller, id: string): Promise<Person>
}

const personAnswer = v.object({ person: personSchema })
const own = '/admin/shop/me/second-factor'

export function secondFactorCalls({ call, shop }: CommerceClient): SecondFactorCalls {
  const post = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    { token }: Caller,
    body: object,
  ) => shop(path, schema, { method: 'POST', token, body })
  return {
    async state(caller) {
      return (await call(own, factorAnswerSchema, caller)).second_factor
    },

    begin: (caller, body) => post(own, newFactorSchema, caller, body),

    async confirm(caller, code) {
      return (await post(`${own}/confirm`, recoveryCodesSchema, caller, { code })).codes
    },

    async renewCodes(caller, body) {
      return (await post(`${own}/recovery-codes`, recoveryCodesSchema, caller, body)).codes
    },

    async prove(caller, body) {
      await post('/admin/shop/me/proof', v.unknown(), caller, body)
    },

    async reset(caller, id) {
      const path = `/admin/shop/users/${encodeURIComponent(id)}/second-factor/reset`
      return (await post(path, personAnswer, caller, {})).person
    },
  }
}
