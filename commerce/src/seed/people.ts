import type { MedusaContainer } from '@medusajs/framework/types'
import { nameKey } from '@nas/domain/user-names'
import { accounts, findByName } from '../accounts/queries/find-account'
import { ensureAccountRow } from '../accounts/workflows/account-row'
import { type NewAccount, openAccount } from '../accounts/workflows/open-account'

type Described = Pick<NewAccount, 'actor' | 'email' | 'fullname' | 'phone'>

/** The operator has chosen the e-mail, so it counts as verified. */
async function ensurePerson(
  container: MedusaContainer,
  described: Described,
  password: string,
): Promise<void> {
  const found = await findByName(container, nameKey(described.email))
  if (found !== null) {
    await ensureAccountRow(container, found)
    // The operator can always sign in again, even after a manager has blocked the account.
    const isShut = found.actor === 'user' && !found.duties.includes('manager')
    if (isShut) await accounts(container).change(found.id, { duties: ['manager'] })
    return
  }
  await openAccount(container, {
    ...described,
    verified: true,
    signIn: { provider: 'local', password },
    duties: described.actor === 'user' ? ['manager'] : [],
  })
}

export async function ensureStaff(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<void> {
  const described = { actor: 'user', email, fullname: 'Nhân viên NAS', phone: null } as const
  await ensurePerson(container, described, password)
}

export async function ensureMember(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<void> {
  const described = {
    actor: 'customer',
    email,
    fullname: 'Nguyễn Mai',
    phone: '0912345678',
  } as const
  await ensurePerson(container, described, password)
}
