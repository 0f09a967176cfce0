import type { AuthenticatedMedusaRequest, MedusaRequest } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

function signedInId(request: MedusaRequest): string | null {
  const { auth_context: context } = request as Partial<AuthenticatedMedusaRequest>
  return context?.actor_type === 'customer' && context.actor_id ? context.actor_id : null
}

/**
 * The customer who calls, read again so that a deleted account's token stops working; null for a
 * guest.
 */
export async function customerOf(request: MedusaRequest): Promise<string | null> {
  const id = signedInId(request)
  if (id === null) return null
  const [customer] = await request.scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id }, { select: ['id'] })
  if (customer) return id
  throw new MedusaError(MedusaError.Types.UNAUTHORIZED, 'Unauthorized')
}

/** The customer who calls, on a route that asks for one. */
export async function memberOf(request: MedusaRequest): Promise<string> {
  const id = await customerOf(request)
  if (id !== null) return id
  throw new MedusaError(MedusaError.Types.UNAUTHORIZED, 'Unauthorized')
}

/** The member of staff, or the secret key, who calls. */
export function staffOf(request: AuthenticatedMedusaRequest): string {
  return request.auth_context.actor_id
}
