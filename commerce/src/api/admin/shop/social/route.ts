import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { socialSignIn } from '../../../../accounts/social-sign-in'
import { ShopError } from '../../../../errors/shop-error'
import { parse } from '../../../parse'
import { socialBody } from './validators'

/** For the shop's adapter with its secret key; no person, not even staff, vouches for another. */
export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  if (request.auth_context.actor_type !== 'api-key') {
    throw new ShopError('forbidden', 'Only the shop itself signs people in.')
  }
  const body = parse(socialBody, request.body ?? {})
  const { provider, subject, email, email_verified, name, link_to } = body
  response.json(
    await socialSignIn(request.scope, {
      provider,
      subject,
      email,
      emailVerified: email_verified,
      name,
      linkTo: link_to,
    }),
  )
}
