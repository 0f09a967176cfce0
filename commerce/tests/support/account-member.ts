import { Modules } from '@medusajs/framework/utils'
import { createCustomerAccountWorkflow } from '@medusajs/medusa/core-flows'
import type { Shop } from './shop'

export const password = 'password-of-the-tests'

export interface AccountMember {
  id: string
  email: string
  token: string
}

/** A member who signs in with a password; what the shop itself knows of accounts is not written. */
export async function accountMember(
  shop: Shop,
  email: string,
  names: { first_name?: string; last_name?: string; phone?: string } = {},
): Promise<AccountMember> {
  const auth = shop.container.resolve(Modules.AUTH)
  const { authIdentity } = await auth.register('emailpass', { body: { email, password } })
  const { result } = await createCustomerAccountWorkflow(shop.container).run({
    input: { authIdentityId: authIdentity?.id ?? '', customerData: { email, ...names } },
  })
  return { id: result.id, email, token: await signIn(shop, email, password) }
}

/** The token for an e-mail and password; undefined when they are refused. */
export async function signIn(shop: Shop, email: string, secret: string): Promise<string> {
  const { body } = await shop.ask('/auth/customer/emailpass', { body: { email, password: secret } })
  return body.token
}

/** A Google or Facebook sign-in of this customer, as the shop keeps it. */
export async function connect(
  shop: Shop,
  { id, email }: AccountMember,
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
