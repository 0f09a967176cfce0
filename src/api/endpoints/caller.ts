import { readMe } from '@nas/contract/accounts/operations'
import type { Person } from '@nas/contract/people/fields'
import { may, type Permission } from '@nas/domain/roles'
import * as v from 'valibot'
import type { Actor, Caller as CommerceCaller } from '../../gateways/commerce/client.ts'
import type { CommerceGateway } from '../../gateways/commerce/operations.ts'
import { factorDue, forbidden, unauthorized } from '../answers/api-error.ts'
import type { Limiter } from '../limits/rate-limits.ts'

/** The caller, read from commerce on every request with a token. */
export type Caller =
  | { kind: 'visitor' }
  | {
      kind: 'member' | 'admin'
      person: Person
      commerce: CommerceCaller
      factorDue: boolean
    }

export type SignedIn = Exclude<Caller, { kind: 'visitor' }>

const kinds: Readonly<Record<Actor, SignedIn['kind']>> = { customer: 'member', user: 'admin' }

interface CallerServices {
  commerce: CommerceGateway
  limiter: Limiter
}

const claimsSchema = v.object({
  actor_type: v.picklist(['customer', 'user']),
  actor_id: v.pipe(v.string(), v.minLength(1)),
  exp: v.number(),
})

/** @throws ApiError 401 for an invalid token, on public calls too (API §0); 429 after many */
export async function readCaller(
  authorization: string | null,
  { commerce, limiter }: CallerServices,
  client: string,
): Promise<Caller> {
  if (authorization === null) return { kind: 'visitor' }
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization.trim())?.[1]
  if (token === undefined) throw unauthorized()
  const actor = actorOf(token)
  const { person, factor_due } = await limiter.tokens.read(token, client, () =>
    commerce.call(readMe, { actor, token }, {}),
  )
  return { kind: kinds[actor], person, commerce: { actor, token }, factorDue: factor_due }
}

/** Only selects the kind of account; commerce, which issued the token, verifies its signature. */
function actorOf(token: string): Actor {
  const claims = v.safeParse(claimsSchema, readClaims(token))
  if (!claims.success || claims.output.exp * 1000 <= Date.now()) throw unauthorized()
  return claims.output.actor_type
}

function readClaims(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    throw unauthorized()
  }
}

/** Required caller; calls without an entry are denied. */
export type Access = 'all' | 'signed-in' | 'member' | 'admin'

const allowed: Readonly<Record<Access, readonly Caller['kind'][]>> = {
  all: ['visitor', 'member', 'admin'],
  'signed-in': ['member', 'admin'],
  member: ['member'],
  admin: ['admin'],
}

export function staffMay(caller: Caller, permission: Permission): boolean {
  return caller.kind === 'admin' && may(caller.person.duties, permission)
}

interface Guarded {
  access: Access
  permission?: Permission
  beforeFactor?: true
}

/** @throws ApiError 403 */
export function assertAccess({ access, permission, beforeFactor }: Guarded, caller: Caller): void {
  const needsMore = caller.kind === 'admin' && access !== 'all' && permission !== undefined
  if (!allowed[access].includes(caller.kind)) throw forbidden()
  if (needsMore && !staffMay(caller, permission)) throw forbidden()
  if (caller.kind !== 'visitor' && caller.factorDue && !beforeFactor) throw factorDue()
}
