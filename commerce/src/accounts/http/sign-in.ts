import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { Credentials } from '@nas/contract/accounts'
import type { NewMember, SignedIn, SocialIdentity } from '@nas/contract/commerce/account'
import { ShopError } from '../../platform/errors/shop-error'
import { register } from '../workflows/register'
import { signIn } from '../workflows/sign-in'
import { socialSignIn } from '../workflows/social-sign-in'

export async function registerMember(
  request: MedusaRequest<NewMember>,
  response: MedusaResponse<SignedIn>,
): Promise<void> {
  response.json(await register(request.scope, request.validatedBody))
}

export async function byPassword(
  request: MedusaRequest<Credentials>,
  response: MedusaResponse<SignedIn>,
): Promise<void> {
  const { identifier, password } = request.validatedBody
  response.json(await signIn(request.scope, identifier, password))
}

/** For the shop's adapter with its secret key; no person, not even staff, vouches for another. */
export async function bySocial(
  request: AuthenticatedMedusaRequest<SocialIdentity>,
  response: MedusaResponse<SignedIn>,
): Promise<void> {
  if (request.auth_context.actor_type !== 'api-key') {
    throw new ShopError('forbidden', 'Only the shop itself signs people in.')
  }
  response.json(await socialSignIn(request.scope, request.validatedBody))
}
