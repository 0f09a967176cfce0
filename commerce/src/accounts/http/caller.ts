import type { AuthenticatedMedusaRequest, MedusaRequest } from '@medusajs/framework/http'
import type { Person } from '@nas/contract/people/fields'
import type { StaffRole } from '@nas/domain/roles'
import { unauthorized } from '../queries/account-errors'
import { accounts, findPerson, readPerson } from '../queries/find-account'
import { assertOwnerPresent } from '../workflows/owner-proofs'

/** The claims of our tokens in addition to Medusa's, and the roles of staff. */
type Context = Partial<
  AuthenticatedMedusaRequest['auth_context'] & { sid: unknown; duties: readonly StaffRole[] }
>

export function contextOf(request: MedusaRequest): Context {
  return (request as Partial<AuthenticatedMedusaRequest>).auth_context ?? {}
}

/** The calling member of staff with the roles, which `staffMayCall` has read. */
export const staffWithRoles = (request: MedusaRequest, id: string) => ({
  id,
  duties: contextOf(request).duties ?? [],
})

/** The session that the caller's token belongs to. @throws ShopError unauthorized */
export function sessionOf(request: MedusaRequest): string {
  const { sid } = contextOf(request)
  if (typeof sid !== 'string') throw unauthorized()
  return sid
}

/** Rejects deleted and blocked people and ended sessions. @throws ShopError unauthorized */
export async function readInForce(request: MedusaRequest, id: string): Promise<Person> {
  const [person, isSession] = await Promise.all([
    findPerson(request.scope, id),
    accounts(request.scope).sessions.useSession(sessionOf(request), id),
  ])
  const isOwner = person?.actor === contextOf(request).actor_type
  if (person === null || !isOwner || !isSession || person.blocked) throw unauthorized()
  return person
}

/** @returns null for a guest @throws ShopError unauthorized */
export async function customerOf(request: MedusaRequest): Promise<string | null> {
  const { actor_type, actor_id } = contextOf(request)
  if (actor_type !== 'customer' || !actor_id) return null
  await readInForce(request, actor_id)
  return actor_id
}

/** @throws ShopError current_password_wrong, sign_in_again */
export async function presentOwner(
  request: MedusaRequest,
  id: string,
  { current_password }: { current_password?: string | undefined },
): Promise<Person> {
  const person = await readPerson(request.scope, id)
  const presence = { session: sessionOf(request), current_password }
  await assertOwnerPresent(request.scope, person, presence)
  return person
}

/** Id of the member to whose records a call is limited; null for all other callers. */
export const ownerOf = (caller: { kind: string; id: string | null }): string | null =>
  caller.kind === 'member' ? caller.id : null
