import { type Person, personSchema } from '@nas/contract/commerce/person'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import * as v from 'valibot'
import type { AccountChanges } from './accounts.ts'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'

/** Customers with an account and staff together; for staff. */
export interface UserCalls {
  list(caller: Caller, query: ListQuery): Promise<{ users: Person[]; count: number }>
  one(caller: Caller, id: string): Promise<Person>
  change(caller: Caller, id: string, changes: AccountChanges): Promise<Person>
}

const listAnswer = v.object({ users: v.array(personSchema), count: v.number() })
const oneAnswer = v.object({ person: personSchema })

export function userCalls({ shop }: CommerceClient): UserCalls {
  const pathOf = (id: string) => `/admin/shop/users/${encodeURIComponent(id)}`
  return {
    list: ({ token }, query) =>
      shop('/admin/shop/users', listAnswer, { token, query: listQueryParameters(query) }),

    async one({ token }, id) {
      return (await shop(pathOf(id), oneAnswer, { token })).person
    },

    async change({ token }, id, body) {
      return (await shop(pathOf(id), oneAnswer, { method: 'POST', token, body })).person
    },
  }
}
