import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { operations } from '@nas/contract/operations'
import { may, type Permission } from '@nas/domain/roles'
import { requestIdOf } from '@nas/telemetry/request-id'
import { actingAs } from '../../audit-log/module/audit-part'
import { ShopError } from '../../platform/errors/shop-error'
import { factorIsDue } from '../queries/second-factor'
import { assertProved } from '../workflows/owner-proofs'
import { contextOf, readInForce, sessionOf, staffWithRoles } from './caller'

/** Rules of the calls below `/admin`; a call without a rule is closed to staff and to the key. */
export const adminRules = operations.flatMap(({ method, path, staff, key, fresh }) => {
  if (!staff && !key) return []
  const call = `${method} /admin/shop${path}`
  const pattern = new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}/?$`)
  return [{ call, pattern, staff, key, fresh }]
})

function ruleOf({ method, originalUrl }: MedusaRequest) {
  const call = `${method} ${originalUrl.split('?')[0]}`
  return adminRules.find(({ pattern }) => pattern.test(call))
}

/** Whether the caller has the permission; the secret key has it on each of its routes. */
export function callerMay(request: MedusaRequest, permission: Permission): boolean {
  const { actor_type, duties = [] } = contextOf(request)
  return actor_type === 'user' ? may(duties, permission) : actor_type === 'api-key'
}

/** @throws ShopError forbidden */
export function assertCallerMay(request: MedusaRequest, permission: Permission): void {
  if (!callerMay(request, permission)) {
    throw new ShopError('forbidden', 'Your roles do not permit this.')
  }
}

/** @throws ShopError forbidden, fresh_factor_required */
async function assertOpen(request: MedusaRequest, staffId: string): Promise<void> {
  const { staff: needed, fresh } = ruleOf(request) ?? {}
  if (needed === undefined) throw new ShopError('forbidden', 'This call requires an API key.')
  if (needed === 'enrolling') return
  if (needed !== 'own' && needed !== 'by state') assertCallerMay(request, needed)
  if (await factorIsDue(request.scope, staffWithRoles(request, staffId))) {
    throw new ShopError('forbidden', 'Set up a second factor first.')
  }
  if (fresh) await assertProved(request.scope, sessionOf(request))
}

/** @throws ShopError forbidden */
function assertOpenToKey(request: MedusaRequest): void {
  if (ruleOf(request)?.key) return
  throw new ShopError('forbidden', 'This call requires a member of staff.')
}

/** Reads the caller and the roles on every call. @throws ShopError unauthorized, forbidden */
export async function staffMayCall(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const context = contextOf(request)
  const { actor_type, actor_id } = context
  if (actor_type === 'api-key') assertOpenToKey(request)
  if (actor_type !== 'user' || !actor_id) return next()
  context.duties = (await readInForce(request, actor_id)).duties
  await assertOpen(request, actor_id)
  actingAs({ staff: actor_id, request: requestIdOf(request.headers['x-request-id']) }, next)
}
