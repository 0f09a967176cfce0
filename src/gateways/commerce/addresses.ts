import * as v from 'valibot'
import { type Caller, routeFor } from './caller.ts'
import type { CommerceClient } from './client.ts'
import { type RecordQuery, recordQuery } from './record-query.ts'

const text = v.nullish(v.string(), null)

const addressSchema = v.object({
  id: v.string(),
  name: v.string(),
  phone: text,
  address: v.string(),
  province: text,
  district: text,
  ward: text,
  customer_id: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
})

export type Address = v.InferOutput<typeof addressSchema>

interface AddressFields {
  name: string
  phone: string
  address: string
  province?: string | null
  district?: string | null
  ward?: string | null
}

export interface AddressCalls {
  /** A customer's own; of everybody for staff. */
  list(caller: Caller, query: RecordQuery): Promise<{ addresses: Address[]; count: number }>
  one(caller: Caller, id: string): Promise<Address>
  create(caller: Caller, fields: AddressFields): Promise<Address>
  change(caller: Caller, id: string, changes: Partial<AddressFields>): Promise<Address>
}

const listAnswer = v.object({ addresses: v.array(addressSchema), count: v.number() })
const oneAnswer = v.object({ address: addressSchema })

export function addressCalls({ shop }: CommerceClient): AddressCalls {
  const pathOf = (caller: Caller, id: string) =>
    routeFor(caller, `/addresses/${encodeURIComponent(id)}`)
  return {
    list: (caller, query) =>
      shop(routeFor(caller, '/addresses'), listAnswer, {
        token: caller.token,
        query: recordQuery(query),
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
  }
}
