import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { mayBeEmail } from '@nas/domain/contact'
import { ShopError } from '../../platform/errors/shop-error'
import { parse } from '../../platform/http/parse'
import { email, language, optional, required, storedPhone } from '../../platform/http/text-fields'
import { socialProviders } from '../queries/identities'
import { register } from '../workflows/register'
import { signIn } from '../workflows/sign-in'
import { socialSignIn } from '../workflows/social-sign-in'
import { consents, knownPassword, longestGender, newPassword } from './account-fields'

/** Keys that are not here are dropped: nobody gives themselves a role. */
const registerBody = z.object({
  username: optional(254),
  email,
  password: newPassword,
  fullname: optional(120),
  phone: storedPhone,
  gender: optional(longestGender),
  locale: language,
  consents: consents.default([]),
})

const signInBody = z.object({ identifier: required(254), password: knownPassword })

const socialBody = z.object({
  provider: z.enum(socialProviders, 'malformed'),
  subject: required(255),
  email: optional(254).refine((value) => value === null || mayBeEmail(value), 'email_invalid'),
  email_verified: z.boolean('malformed'),
  name: optional(120),
  link_to: optional(100),
})

export async function registerMember(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { locale: _, ...member } = parse(registerBody, request.body ?? {})
  response.json(await register(request.scope, member))
}

export async function byPassword(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { identifier, password } = parse(signInBody, request.body ?? {})
  response.json(await signIn(request.scope, identifier, password))
}

/** For the shop's adapter with its secret key; no person, not even staff, vouches for another. */
export async function bySocial(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  if (request.auth_context.actor_type !== 'api-key') {
    throw new ShopError('forbidden', 'Only the shop itself signs people in.')
  }
  const body = parse(socialBody, request.body ?? {})
  const { provider, subject, name } = body
  response.json(
    await socialSignIn(request.scope, {
      provider,
      subject,
      email: body.email,
      emailVerified: body.email_verified,
      name,
      linkTo: body.link_to,
    }),
  )
}
