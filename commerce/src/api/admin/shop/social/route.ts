import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { socialBody } from '../../../../accounts/http/social-validators'
import { socialSignIn } from '../../../../accounts/workflows/social-sign-in'
import { ShopError } from '../../../../platform/errors/shop-error'
import { parse } from '../../../../platform/http/parse'

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
