import { type Person, personSchema } from '@nas/contract/commerce/person'
import type { InviteStaff } from '@nas/contract/staff'
import type { Duty } from '@nas/domain/duties'
import * as v from 'valibot'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'

/** What managers decide of their colleagues. @throws RejectedError `forbidden` for oneself */
export interface StaffCalls {
  invite(caller: Caller, invited: InviteStaff): Promise<Person>
  setDuties(caller: Caller, id: string, duties: readonly Duty[]): Promise<Person>
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
    setDuties: (caller, id, duties) => post(caller, pathOf(id, 'duties'), { duties }),
    reset: (caller, id, locale) => post(caller, pathOf(id, 'reset'), { locale }),
    remove: (caller, id) => post(caller, pathOf(id, 'remove'), {}),
  }
}
