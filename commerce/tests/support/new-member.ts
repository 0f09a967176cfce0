import { Modules } from '@medusajs/framework/utils'
import { createCustomerAccountWorkflow } from '@medusajs/medusa/core-flows'
import type { Answer, Shop } from './shop'

export const password = 'password-of-the-tests'

/** The mandatory consents of an account. */
export const memberConsents = [
  { purpose: 'data', granted: true, version: '2026-11' },
  { purpose: 'policy', granted: true, version: '2026-11' },
]

export interface NewMember {
  id: string
  email: string
  token: string
}

/** A member who signs in with a password, without the shop's own account row. */
export async function newMember(
  shop: Shop,
  email: string,
  fields: Record<string, unknown> = {},
): Promise<NewMember> {
  const auth = shop.container.resolve(Modules.AUTH)
  const { authIdentity } = await auth.register('emailpass', { body: { email, password } })
  const { result } = await createCustomerAccountWorkflow(shop.container).run({
    input: { authIdentityId: authIdentity?.id ?? '', customerData: { email, ...fields } },
  })
  return { id: result.id, email, token: await signIn(shop, email, password) }
}

/** The token for an e-mail and password; undefined when they are rejected. */
export async function signIn(shop: Shop, email: string, secret: string): Promise<string> {
  const credentials = { identifier: email, password: secret }
  return (await shop.ask('/store/shop/sign-in', { body: credentials })).body.token
}

/** Deletes the account as its member, optionally with more fields or another password. */
export function deleteOwn(
  shop: Shop,
  token: string | undefined,
  body: object = {},
): Promise<Answer> {
  const sent = { current_password: password, ...body }
  return shop.ask('/store/shop/me/delete', { body: sent, token })
}

/** A Google or Facebook sign-in of this customer. */
export async function connect(
  shop: Shop,
  { id, email }: NewMember,
  provider: 'google' | 'facebook',
  name: string,
): Promise<void> {
  await shop.container.resolve(Modules.AUTH).createAuthIdentities({
    provider_identities: [
      { provider, entity_id: `${provider}-${id}`, user_metadata: { email, name } },
    ],
    app_metadata: { customer_id: id },
  })
}
