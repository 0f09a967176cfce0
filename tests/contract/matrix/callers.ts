import type { Access } from '../../../src/api/endpoints/caller.ts'
import { asNewMember, asStaff } from '../people.ts'

export const callerKinds = ['visitor', 'member', 'other', 'staff'] as const

export type CallerKind = (typeof callerKinds)[number]

/** A caller's token and the id of their user; a visitor has neither. */
export interface Caller {
  token?: string
  id: string
  email?: string
  password?: string
  /** Of an authenticator app. */
  secret?: string
}

export type Callers = Record<CallerKind, Caller>

/** `member` owns the records that calls name; `other` is a member who owns none of them. */
export async function makeCallers(): Promise<Callers> {
  const [member, other, token] = await Promise.all([asNewMember(), asNewMember(), asStaff()])
  return { visitor: { id: '' }, member, other, staff: { token, id: '' } }
}

const allowed: Readonly<Record<Access, readonly CallerKind[]>> = {
  all: callerKinds,
  'signed-in': ['member', 'other', 'staff'],
  member: ['member', 'other'],
  admin: ['staff'],
}

export function mayCall(access: Access, kind: CallerKind): boolean {
  return allowed[access].includes(kind)
}
