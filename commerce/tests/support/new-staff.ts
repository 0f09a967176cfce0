import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@nas/domain/roles'
import { openAccount } from '../../src/accounts/workflows/open-account'
import { password, signIn } from './new-member'
import type { Shop } from './shop'

export interface NewStaff {
  id: string
  email: string
  token: string
}

/** A signed-in member of staff with these roles. */
export async function newStaff(shop: Shop, ...duties: StaffRole[]): Promise<NewStaff> {
  const email = `nhan-vien-${randomUUID()}@nas.test`
  const { owner } = await openAccount(shop.container, {
    actor: 'user',
    email,
    fullname: `Người ${duties.join(', ')}`,
    duties,
    verified: true,
    signIn: { provider: 'local', password },
  })
  // Old enough to confirm refunds.
  await shop.rows("update account set created_at = created_at - interval '30 days' where id = ?", [
    owner.id,
  ])
  return { id: owner.id, email, token: await signIn(shop, email, password) }
}
