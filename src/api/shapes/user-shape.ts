import { publicRecord } from '@nas/contract/commerce/records'
import type { Person } from '@nas/contract/people/fields'
import { purchaseFields, type Role, type User, userFields } from '@nas/contract/user'
import { attributesOf, shape } from './record-shapes.ts'

export const userShape = shape('users', attributesOf(userFields), {
  relations: { role: { target: 'roles', many: false, filter: 'type' } },
  components: { role: 'roles', purchases: 'user-purchases' },
  searched: ['username', 'email', 'fullname', 'phone'],
})

/** Only for staff, and only when users are queried with it. */
export const purchasesShape = shape('user-purchases', attributesOf(purchaseFields))

export const roleShape = shape('roles', {
  id: 'integer',
  name: 'text',
  description: 'text',
  type: 'text',
  duties: 'json',
})

const roles: Readonly<Record<Person['actor'], Omit<Role, 'duties'>>> = {
  customer: {
    id: 1,
    name: 'Authenticated',
    description: 'Members of the shop',
    type: 'authenticated',
  },
  user: { id: 2, name: 'Admin', description: 'Staff of the shop', type: 'admin' },
}

export function userRow(person: Person) {
  return {
    ...publicRecord(userFields, person),
    role: { ...roles[person.actor], duties: person.duties },
  }
}

/** The user in the response to a sign-in: no role unless it is populated (API R32). */
export function flatUser(person: Person): User {
  const { role: _role, ...user } = userRow(person)
  return user
}
