import { setTimeout } from 'node:timers/promises'
import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { generateJwtTokenForAuthIdentity } from '@medusajs/medusa/api/auth/utils/generate-jwt-token'
import { accounts } from '../queries/find-account'
import type { Owner } from '../queries/identities'

const second = 1000

/**
 * The `valid_after` that makes every token issued until now worthless. A token holds only the
 * second of its issue, so it is the next whole second, and `tokenFor` issues none before it.
 */
export function afterTokensUntilNow(): Date {
  return new Date(Math.floor(Date.now() / second) * second + second)
}

/** A token in Medusa's own form for this way of signing in. */
export async function tokenFor(
  container: MedusaContainer,
  { actor, id }: Owner,
  authIdentity: AuthIdentityDTO,
  authProvider: string,
): Promise<string> {
  const account = await accounts(container).find(id)
  const wait = (account?.valid_after?.getTime() ?? 0) - Date.now()
  if (wait > 0) await setTimeout(wait)
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  if (http.jwtSecret === undefined) throw new Error('Tokens cannot be signed without a secret')
  return generateJwtTokenForAuthIdentity(
    { authIdentity, actorType: actor, authProvider, container },
    { secret: http.jwtSecret, expiresIn: http.jwtExpiresIn, options: http.jwtOptions },
  )
}
