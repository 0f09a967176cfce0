import type { Person } from '@nas/contract/commerce/person'
import { publicRecord } from '@nas/contract/commerce/records'
import { type Role, userFields } from '@nas/contract/user'

const roles: Readonly<Record<Person['actor'], Role>> = {
  customer: {
    id: 1,
    name: 'Authenticated',
    description: 'Members of the shop',
    type: 'authenticated',
  },
  user: { id: 2, name: 'Admin', description: 'Staff of the shop', type: 'admin' },
}

/** A customer or member of staff as the wire knows users (contract part 5). */
export function userRow(person: Person) {
  return { ...publicRecord(userFields, person), role: roles[person.actor] }
}
