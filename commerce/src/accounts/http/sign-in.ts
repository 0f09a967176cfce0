import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type {
  AskedRegistration,
  NewMember,
  SignedIn,
  SignInBody,
  SignInHolder,
  SignInName,
  SocialLinkBody,
  SocialSignInBody,
} from '@nas/contract/commerce/account'
import type { PasswordAnswer } from '@nas/contract/commerce/second-factor'
import { ShopError } from '../../platform/errors/shop-error'
import { nameKey } from '../module/name-key'
import { findByName } from '../queries/find-account'
import { sendRegistration } from '../workflows/account-emails'
import { register } from '../workflows/register'
import { signIn } from '../workflows/sign-in'
import { linkSocial, socialSignIn } from '../workflows/social-sign-in'

export async function registerMember(
  request: MedusaRequest<NewMember>,
  response: MedusaResponse<SignedIn>,
): Promise<void> {
  response.json(await register(request.scope, request.validatedBody))
}

/** Always sends the same response after the same work, as for a forgotten password. */
export async function askToRegister(
  request: MedusaRequest<AskedRegistration>,
  response: MedusaResponse,
): Promise<void> {
  await sendRegistration(request.scope, request.validatedBody)
  response.json({})
}

export async function byPassword(
  request: MedusaRequest<SignInBody>,
  response: MedusaResponse<PasswordAnswer>,
): Promise<void> {
  response.json(await signIn(request.scope, request.validatedBody))
}

/** @throws ShopError forbidden: only the shop's key may vouch for a person */
function assertShop({ auth_context }: AuthenticatedMedusaRequest): void {
  if (auth_context.actor_type === 'api-key') return
  throw new ShopError('forbidden', 'Only the key of the shop may assert an identity.')
}

/**
 * Called by the shop's adapter with its secret key, so that attempts at one account count together,
 * however its name is spelled.
 */
export async function findHolder(
  request: AuthenticatedMedusaRequest<SignInName>,
  response: MedusaResponse<SignInHolder>,
): Promise<void> {
  assertShop(request)
  const key = nameKey(request.validatedBody.identifier)
  response.json({ account: (await findByName(request.scope, key))?.id ?? null, key })
}

/** Called by the shop's adapter with its secret key. */
export async function bySocial(
  request: AuthenticatedMedusaRequest<SocialSignInBody>,
  response: MedusaResponse<SignedIn>,
): Promise<void> {
  assertShop(request)
  response.json(await socialSignIn(request.scope, request.validatedBody))
}

/** Called by the shop's adapter with its secret key. */
export async function linkToMember(
  request: AuthenticatedMedusaRequest<SocialLinkBody>,
  response: MedusaResponse,
): Promise<void> {
  assertShop(request)
  await linkSocial(request.scope, request.validatedBody)
  response.json({})
}
