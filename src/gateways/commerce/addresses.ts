import type { AddressChange, NewAddress } from '@nas/contract/addresses'
import { type CommerceAddress, commerceAddressSchema } from '@nas/contract/commerce/address'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import * as v from 'valibot'
import { type Caller, routeFor } from './calls.ts'
import type { CommerceClient } from './client.ts'

export interface AddressCalls {
  /** A customer's own; of everybody for staff. */
  list(caller: Caller, query: ListQuery): Promise<{ addresses: CommerceAddress[]; count: number }>
  one(caller: Caller, id: string): Promise<CommerceAddress>
  create(caller: Caller, fields: NewAddress): Promise<CommerceAddress>
  change(caller: Caller, id: string, changes: AddressChange): Promise<CommerceAddress>
  /** @returns what was deleted */
  remove(caller: Caller, id: string): Promise<CommerceAddress>
}

const listAnswer = v.object({ addresses: v.array(commerceAddressSchema), count: v.number() })
const oneAnswer = v.object({ address: commerceAddressSchema })

export function addressCalls({ shop }: CommerceClient): AddressCalls {
  const pathOf = (caller: Caller, id: string) =>
    routeFor(caller, `/addresses/${encodeURIComponent(id)}`)
  return {
    list: (caller, query) =>
      shop(routeFor(caller, '/addresses'), listAnswer, {
        token: caller.token,
        query: listQueryParameters(query),
      }),

    async one(caller, id) {
      return (await shop(pathOf(caller, id), oneAnswer, { token: caller.token })).address
    },

    async create(caller, body) {
      const sent = { method: 'POST', token: caller.token, body } as const
      return (await shop(routeFor(caller, '/addresses'), oneAnswer, sent)).address
    },

    async change(caller, id, body) {
      const sent = { method: 'POST', token: caller.token, body } as const
      return (await shop(pathOf(caller, id), oneAnswer, sent)).address
    },

    async remove(caller, id) {
      const sent = { method: 'DELETE', token: caller.token } as const
      return (await shop(pathOf(caller, id), oneAnswer, sent)).address
    },
  }
}
