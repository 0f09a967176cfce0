import type { Shop } from './shop'

/** Another customer with an account: the token and id of one who was not there before. */
export async function newMember(
  shop: Shop,
  email: string,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; email: string; token: string }> {
  const body = { email, password: 'member-of-the-tests' }
  const registered = await shop.ask('/auth/customer/emailpass/register', { body })
  const customer = { email, ...fields }
  const made = await shop.ask('/store/customers', { body: customer, token: registered.body.token })
  const signedIn = await shop.ask('/auth/customer/emailpass', { body })
  return { id: made.body.customer.id, email, token: signedIn.body.token }
}
