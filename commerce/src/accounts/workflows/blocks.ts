import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { fieldError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/with-locks'
import { accounts, readPerson } from '../queries/find-account'
import { ensureAccountRow } from './account-row'
import { changeColleague } from './staff'

/** Also blocks or allows the customer's phone (ADR 0082). @throws ShopError not_found */
export function blockCod(
  container: MedusaContainer,
  id: string,
  { blocked, reason }: { blocked: boolean; reason: string | null },
): Promise<void> {
  return withAccountLock(container, id, async () => {
    const person = await readPerson(container, id)
    await ensureAccountRow(container, person)
    const account = await accounts(container).find(id)
    await accounts(container).change(
      id,
      {
        cod_blocked: blocked,
        cod_blocked_phone: blocked ? person.phone : null,
        cod_blocked_reason: blocked ? reason : null,
      },
      {
        before: { cod_blocked: account?.cod_blocked ?? false },
        after: { cod_blocked: blocked, ...(blocked && { reason: 'changed' }) },
      },
    )
  })
}

/** @throws ShopError cod_blocked when the customer or the phone is blocked */
export async function assertCodAllowed(
  container: MedusaContainer,
  orderer: { customerId: string | null; phone: string },
): Promise<void> {
  if (!(await accounts(container).isCodBlocked(orderer))) return
  const message = 'Cash on delivery is not offered to this account or phone.'
  throw fieldError('cod_blocked', 'payment', message)
}

export interface PhoneBlocking {
  phone: string
  blocked: boolean
  reason: string | null
  /** The member of staff, or the key. */
  author: string
  /** Record of the order on which the phone is blocked, for the audit log. */
  recordId: string
}

export async function blockPhone(
  container: MedusaContainer,
  { phone, blocked, reason, author, recordId }: PhoneBlocking,
): Promise<void> {
  const { blockedPhones } = accounts(container)
  const audit = {
    kind: 'order',
    subject: recordId,
    before: { cod_blocked: !blocked },
    after: { cod_blocked: blocked, ...(reason && { reason: 'changed' }) },
  } as const
  if (blocked) await blockedPhones.block(phone, { reason, author }, audit)
  else await blockedPhones.allow(phone, audit)
}

/** Also ends all sessions of a blocked person. @throws ShopError not_found or forbidden */
export async function blockPerson(
  container: MedusaContainer,
  { id, by, blocked }: { id: string; by: string; blocked: boolean },
): Promise<void> {
  async function setBlocked(person: Person): Promise<void> {
    await ensureAccountRow(container, person)
    const audit = { before: { blocked: person.blocked }, after: { blocked } }
    await accounts(container).change(id, { blocked }, audit)
    if (blocked) await accounts(container).sessions.endSessionsOf(id)
  }
  const { actor } = await readPerson(container, id)
  if (actor === 'user') return changeColleague(container, { by, id }, setBlocked)
  await withAccountLock(container, id, async () => setBlocked(await readPerson(container, id)))
}
