import type { Role } from '@nas/contract/user'
import type { Person } from '../gateways/commerce/records.ts'

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
export function userRow({ actor, created_at, updated_at, ...same }: Person) {
  return { ...same, createdAt: created_at, updatedAt: updated_at, role: roles[actor] }
}
