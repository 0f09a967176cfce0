import type { StaffRole } from '@nas/domain/roles'
import { outside } from '../kit/address/leave.ts'

/** The gate's data about the caller: `users/me` with the role. */
export interface StaffProfile {
  id: string
  name: string
  roleType: string | null
  roles: readonly StaffRole[]
}

export type ProfileCheck =
  | { state: 'checking' }
  | { state: 'signed-out' }
  | { state: 'failed'; error: unknown }
  | { state: 'known'; profile: StaffProfile }

export type Access =
  | { state: 'hidden' }
  | { state: 'leaving'; to: string }
  | { state: 'failed'; error: unknown }
  | { state: 'open'; profile: StaffProfile }

/** Only role type `admin` sees the back office; nothing shows until the check ends (SPEC §4, §6). */
export function decideAccess(check: ProfileCheck, here: string): Access {
  switch (check.state) {
    case 'checking':
      return { state: 'hidden' }
    case 'signed-out':
      return { state: 'leaving', to: outside.signIn(here) }
    case 'failed':
      return check
    case 'known':
      return check.profile.roleType === 'admin'
        ? { state: 'open', profile: check.profile }
        : { state: 'leaving', to: outside.shop() }
  }
}
