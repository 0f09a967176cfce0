import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { unauthorized } from '../queries/account-errors'
import { accounts, findPerson } from '../queries/find-account'

type Context = Partial<AuthenticatedMedusaRequest['auth_context']>

function contextOf(request: MedusaRequest): Context {
  return (request as Partial<AuthenticatedMedusaRequest>).auth_context ?? {}
}

/**
 * The owner is read again, so that the token of somebody who is gone or blocked stops working, and
 * every token from before the password changed.
 * @throws ShopError unauthorized
 */
async function assertInForce(request: MedusaRequest, id: string): Promise<void> {
  const [person, account] = await Promise.all([
    findPerson(request.scope, id),
    accounts(request.scope).find(id),
  ])
  const context = contextOf(request)
  const issuedAt: unknown = Reflect.get(context, 'iat')
  const validAfter = account?.valid_after?.getTime() ?? 0
  const known = person !== null && !person.blocked && person.actor === context.actor_type
  if (!known || typeof issuedAt !== 'number' || issuedAt * 1000 < validAfter) throw unauthorized()
}

/** The customer who calls; null for a guest. @throws ShopError unauthorized */
export async function customerOf(request: MedusaRequest): Promise<string | null> {
  const { actor_type, actor_id } = contextOf(request)
  if (actor_type !== 'customer' || !actor_id) return null
  await assertInForce(request, actor_id)
  return actor_id
}

/** The customer who calls, on a route that asks for one. @throws ShopError unauthorized */
export async function memberOf(request: MedusaRequest): Promise<string> {
  const id = await customerOf(request)
  if (id === null) throw unauthorized()
  return id
}

/** Stands before every route of staff, as a secret key needs no such look and a person does. */
export async function staffInForce(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_type, actor_id } = contextOf(request)
  if (actor_type === 'user' && actor_id) await assertInForce(request, actor_id)
  next()
}

/** The member of staff who calls; a key has no account. @throws ShopError unauthorized */
export function userOf(request: AuthenticatedMedusaRequest): string {
  const { actor_type, actor_id } = request.auth_context
  if (actor_type !== 'user') throw unauthorized()
  return actor_id
}

/** The member of staff, or the secret key, who calls. */
export function staffOf(request: AuthenticatedMedusaRequest): string {
  return request.auth_context.actor_id
}
