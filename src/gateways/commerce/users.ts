import { type UserAccount, userAccountAnswerSchema } from '@nas/contract/accounts'
import type { PendingEmailAction, PersonChange } from '@nas/contract/commerce/account'
import {
  type Person,
  type Purchases,
  personSchema,
  purchasesSchema,
} from '@nas/contract/commerce/person'
import type { InviteStaff } from '@nas/contract/staff'
import type { StaffRole } from '@nas/domain/duties'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import * as v from 'valibot'
import type { Caller, CommerceClient } from './client.ts'

/** Customers with an account and staff together; for staff. */
export interface UserCalls {
  list(caller: Caller, query: ListQuery): Promise<{ users: Person[]; count: number }>
  one(caller: Caller, id: string): Promise<Person>
  /** Order figures of these people; people without orders are absent. */
  purchases(caller: Caller, ids: readonly string[]): Promise<Purchases[]>
  change(caller: Caller, id: string, changes: PersonChange): Promise<Person>
  /** Further data of a person for staff. */
  account(caller: Caller, id: string): Promise<UserAccount>
  /** Sends the link to the person's pending e-mail again, or withdraws the change. */
  pendingEmail(caller: Caller, id: string, action: PendingEmailAction): Promise<void>
  blockCod(caller: Caller, id: string, blocked: boolean): Promise<UserAccount>
  block(caller: Caller, id: string, blocked: boolean): Promise<Person>
  addNote(caller: Caller, id: string, words: string): Promise<UserAccount>
}

const listAnswer = v.object({ users: v.array(personSchema), count: v.number() })
const purchasesAnswer = v.object({ purchases: v.array(purchasesSchema) })
const oneAnswer = v.object({ person: personSchema })
const accountAnswer = v.object({ account: userAccountAnswerSchema.entries.data })

export function userCalls({ shop }: CommerceClient): UserCalls {
  const pathOf = (id: string) => `/admin/shop/users/${encodeURIComponent(id)}`
  return {
    list: ({ token }, query) =>
      shop('/admin/shop/users', listAnswer, { token, query: listQueryParameters(query) }),

    async purchases({ token }, ids) {
      if (ids.length === 0) return []
      const query = { customers: ids.join() }
      return (await shop('/admin/shop/purchases', purchasesAnswer, { token, query })).purchases
    },

    async one({ token }, id) {
      return (await shop(pathOf(id), oneAnswer, { token })).person
    },

    async change({ token }, id, body) {
      return (await shop(pathOf(id), oneAnswer, { method: 'POST', token, body })).person
    },

    async account({ token }, id) {
      return (await shop(`${pathOf(id)}/account`, accountAnswer, { token })).account
    },

    async pendingEmail({ token }, id, action) {
      const sent = { method: 'POST', token, body: { action } } as const
      await shop(`${pathOf(id)}/pending-email`, v.unknown(), sent)
    },

    async blockCod({ token }, id, blocked) {
      const sent = { method: 'POST', token, body: { blocked } } as const
      return (await shop(`${pathOf(id)}/cod`, accountAnswer, sent)).account
    },

    async block({ token }, id, blocked) {
      const sent = { method: 'POST', token, body: { blocked } } as const
      return (await shop(`${pathOf(id)}/blocked`, oneAnswer, sent)).person
    },

    async addNote({ token }, id, words) {
      const sent = { method: 'POST', token, body: { words } } as const
      return (await shop(`${pathOf(id)}/notes`, accountAnswer, sent)).account
    },
  }
}

/**
 * Calls by which managers administer staff.
 * @throws RejectedError `forbidden` for the caller's own account
 */
export interface StaffCalls {
  invite(caller: Caller, invited: InviteStaff): Promise<Person>
  setRoles(caller: Caller, id: string, duties: readonly StaffRole[]): Promise<Person>
  /** Mails a link to set a new password. */
  reset(caller: Caller, id: string, locale: 'vi' | 'en'): Promise<Person>
  remove(caller: Caller, id: string): Promise<Person>
}

const answer = v.object({ person: personSchema })

export function staffCalls({ shop }: CommerceClient): StaffCalls {
  const post = async ({ token }: Caller, path: string, body: object) =>
    (await shop(`/admin/shop/staff${path}`, answer, { method: 'POST', token, body })).person
  const pathOf = (id: string, what: string) => `/${encodeURIComponent(id)}/${what}`
  return {
    invite: (caller, invited) => post(caller, '', invited),
    setRoles: (caller, id, duties) => post(caller, pathOf(id, 'duties'), { duties }),
    reset: (caller, id, locale) => post(caller, pathOf(id, 'reset'), { locale }),
    remove: (caller, id) => post(caller, pathOf(id, 'remove'), {}),
  }
}
