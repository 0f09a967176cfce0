import type { Person } from '@nas/contract/commerce/person'
import type { User } from '@nas/contract/user'
import { userRow } from './user-row.ts'

/** The user of a sign-in answer: no role unless it is asked for (contract R32). */
export function flatUser(person: Person): User {
  const { role: _role, ...user } = userRow(person)
  return user
}
