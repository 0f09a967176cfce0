import type { Role, User } from '../contract/user.ts'
import type { Person } from '../gateways/commerce-records.ts'
import type { SignedIn } from './caller.ts'

const roles: Readonly<Record<SignedIn['kind'], Role>> = {
  member: {
    id: 1,
    name: 'Authenticated',
    description: 'Members of the shop',
    type: 'authenticated',
  },
  admin: { id: 2, name: 'Admin', description: 'Staff of the shop', type: 'admin' },
}

/** A customer or member of staff as the wire knows users (contract part 5). */
export function flatUser(person: Person): User {
  const { id, email, phone, metadata, created_at, updated_at } = person
  return {
    id,
    username: textIn(metadata, 'username') ?? email,
    email,
    provider: 'local',
    confirmed: true,
    blocked: false,
    fullname: fullName(person),
    phone,
    gender: textIn(metadata, 'gender'),
    createdAt: created_at,
    updatedAt: updated_at,
  }
}

export function flatUserWithRole({ kind, person }: SignedIn): User {
  return { ...flatUser(person), role: roles[kind] }
}

/** Vietnamese names begin with the family name. */
function fullName({ first_name, last_name }: Person): string | null {
  return [last_name, first_name].filter(Boolean).join(' ') || null
}

function textIn(metadata: Person['metadata'], key: string): string | null {
  const value = metadata?.[key]
  return typeof value === 'string' && value !== '' ? value : null
}
