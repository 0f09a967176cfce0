import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { StaffRule } from '@nas/contract/operation'
import { operations } from '@nas/contract/operations'
import { may, type Permission } from '@nas/domain/duties'
import { requestIdOf } from '@nas/telemetry/request-id'
import { actingAs } from '../../audit-log/module/audit-part'
import { ShopError } from '../../platform/errors/shop-error'
import { factorIsDue } from '../queries/second-factor'
import { assertProved } from '../workflows/prove-session'
import { contextOf, readInForce, sessionOf } from './caller'

/**
 * The permission that each call of commerce requires from staff. `own` marks calls about the
 * caller's own account, `enrolling` those that stay open while a second factor is due, and `by
 * state` a call whose handler checks the permission. A call that is not listed is closed to staff.
 */
export const permissionsOfRoutes: Readonly<Record<string, StaffRule>> = {
  'GET /admin/shop/me': 'enrolling',
  'POST /admin/shop/me': 'own',
  'GET /admin/shop/me/account': 'own',
  'GET /admin/shop/me/sessions': 'enrolling',
  'POST /admin/shop/me/sessions/end': 'enrolling',
  'GET /admin/shop/me/second-factor': 'enrolling',
  'POST /admin/shop/me/pending-email': 'own',
  'POST /admin/shop/me/proof': 'own',
  'POST /admin/shop/me/second-factor': 'enrolling',
  'POST /admin/shop/me/second-factor/confirm': 'enrolling',
  'POST /admin/shop/me/second-factor/recovery-codes': 'enrolling',
  'GET /admin/shop/users': 'people.read',
  'GET /admin/shop/users/:id': 'people.read',
  'POST /admin/shop/users/:id': 'people.write',
  'GET /admin/shop/users/:id/account': 'people.read',
  'POST /admin/shop/users/:id/blocked': 'people.write',
  'POST /admin/shop/users/:id/cod': 'people.write',
  'POST /admin/shop/users/:id/notes': 'people.write',
  'POST /admin/shop/users/:id/pending-email': 'people.write',
  'POST /admin/shop/users/:id/second-factor/reset': 'staff',
  'POST /admin/shop/staff': 'staff',
  'POST /admin/shop/staff/:id/duties': 'staff',
  'POST /admin/shop/staff/:id/remove': 'staff',
  'POST /admin/shop/staff/:id/reset': 'staff',
  'GET /admin/shop/trail': 'staff',
  'GET /admin/shop/purchases': 'people.read',
  ...Object.fromEntries(
    operations.flatMap(({ method, path, staff }) =>
      staff ? [[`${method} /admin/shop${path}`, staff]] : [],
    ),
  ),
}

/** The calls that also need a fresh proof that the owner of the session makes them (ADR 0085). */
const freshRoutes = [
  'POST /admin/shop/staff',
  'POST /admin/shop/staff/:id/duties',
  'POST /admin/shop/staff/:id/remove',
  'POST /admin/shop/staff/:id/reset',
  'POST /admin/shop/users/:id/blocked',
  'POST /admin/shop/users/:id/second-factor/reset',
  ...operations.flatMap(({ method, path, fresh }) =>
    fresh ? [`${method} /admin/shop${path}`] : [],
  ),
]

/** The calls of the front server with its secret key; all others require a member of staff. */
const routesOfKey = [
  'POST /admin/shop/sign-in-holder',
  'POST /admin/shop/social',
  'POST /admin/shop/social/link',
  'GET /admin/shop/trail',
  'GET /admin/shop/users/:id',
  ...operations.flatMap(({ method, path, key }) => (key ? [`${method} /admin/shop${path}`] : [])),
]

const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`)

const callOf = ({ method, originalUrl }: MedusaRequest) => `${method} ${originalUrl.split('?')[0]}`

const patterns = Object.entries(permissionsOfRoutes).map(([route, needed]) => ({
  pattern: patternOf(route),
  needed,
}))

const freshPatterns = freshRoutes.map(patternOf)

const patternsOfKey = routesOfKey.map(patternOf)

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
  const call = callOf(request)
  const needed = patterns.find(({ pattern }) => pattern.test(call))?.needed
  if (needed === undefined) throw new ShopError('forbidden', 'This call requires an API key.')
  if (needed === 'enrolling') return
  if (needed !== 'own' && needed !== 'by state') assertCallerMay(request, needed)
  if (await factorIsDue(request.scope, staffId)) {
    throw new ShopError('forbidden', 'Set up a second factor first.')
  }
  if (freshPatterns.some((pattern) => pattern.test(call))) {
    await assertProved(request.scope, sessionOf(request))
  }
}

/** @throws ShopError forbidden */
function assertOpenToKey(request: MedusaRequest): void {
  const call = callOf(request)
  if (patternsOfKey.some((pattern) => pattern.test(call))) return
  throw new ShopError('forbidden', 'This call requires a member of staff.')
}

/**
 * Runs before every route of staff: reads the caller and the roles again. A secret key has its own
 * routes.
 * @throws ShopError unauthorized or forbidden
 */
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
