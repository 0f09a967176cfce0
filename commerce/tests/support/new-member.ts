import { Modules } from '@medusajs/framework/utils'
import { createCustomerAccountWorkflow } from '@medusajs/medusa/core-flows'
import type { Answer, Shop } from './shop'

export const password = 'password-of-the-tests'

/** What everybody agrees to who opens an account. */
export const memberConsents = [
  { purpose: 'data', granted: true, version: '2026-11' },
  { purpose: 'policy', granted: true, version: '2026-11' },
]

export interface NewMember {
  id: string
  email: string
  token: string
}

/** A member who signs in with a password; what the shop itself knows of accounts is not written. */
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

/** The token for an e-mail and password; undefined when they are refused. */
export async function signIn(shop: Shop, email: string, secret: string): Promise<string> {
  const credentials = { identifier: email, password: secret }
  return (await shop.ask('/store/shop/sign-in', { body: credentials })).body.token
}

/** As the member deletes the account, with more in the body or a password of their own. */
export function deleteOwn(
  shop: Shop,
  token: string | undefined,
  body: object = {},
): Promise<Answer> {
  const sent = { current_password: password, ...body }
  return shop.ask('/store/shop/me/delete', { body: sent, token })
}

/** A Google or Facebook sign-in of this customer, as the shop keeps it. */
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
