import { forbidden } from './api-error.ts'
import type { Caller } from './caller.ts'
import type { Access } from './endpoint.ts'

const allowed: Readonly<Record<Access, readonly Caller['kind'][]>> = {
  all: ['visitor', 'member', 'admin'],
  'signed-in': ['member', 'admin'],
  member: ['member'],
  admin: ['admin'],
}

/** @throws ApiError 403 */
export function assertAccess(access: Access, caller: Caller): void {
  if (!allowed[access].includes(caller.kind)) throw forbidden()
}
