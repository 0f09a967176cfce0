import { type Person, personSchema } from '@nas/contract/commerce/person'
import {
  factorAnswerSchema,
  type NewCodesBody,
  type NewFactorBody,
} from '@nas/contract/commerce/second-factor'
import {
  type FactorState,
  type NewFactor,
  newFactorSchema,
  recoveryCodesSchema,
} from '@nas/contract/second-factor'
import * as v from 'valibot'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'

/** The second factor of the member of staff who calls. */
export interface SecondFactorCalls {
  state(caller: Caller): Promise<FactorState>
  begin(caller: Caller, body: NewFactorBody): Promise<NewFactor>
  /** @returns the new recovery codes */
  confirm(caller: Caller, code: string): Promise<string[]>
  renewCodes(caller: Caller, body: NewCodesBody): Promise<string[]>
  /** Takes that of another. */
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

    async reset(caller, id) {
      const path = `/admin/shop/users/${encodeURIComponent(id)}/second-factor/reset`
      return (await post(path, personAnswer, caller, {})).person
    },
  }
}
