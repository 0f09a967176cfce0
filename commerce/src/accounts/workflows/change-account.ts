import type { MedusaContainer } from '@medusajs/framework/types'
import type { PendingEmailAction } from '@nas/contract/accounts/fields'
import type { AccountChange } from '@nas/contract/accounts/operations'
import type { Person } from '@nas/contract/people/fields'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { assertVersion } from '../../platform/database/version'
import { ShopError } from '../../platform/errors/shop-error'
import type { NewEmailChange } from '../module/email-changes-table'
import { taken } from '../queries/account-errors'
import { accounts, isTaken, readPerson } from '../queries/find-account'
import { sendNotice } from './account-emails'
import { ensureAccountRow } from './account-row'
import { changeDetails, detailsAfter, holdingAccount } from './change-details'
import { assertStrongPassword } from './credential-rules'
import { assertOwnerPresent, type Presence } from './owner-proofs'
import { setPassword } from './passwords'

interface Change {
  by: Pick<Presence, 'session'> | 'staff'
  locale: EmailLocale
}

/** @throws ShopError current_password_wrong, sign_in_again; forbidden, invalid */
async function assertMayChange(
  container: MedusaContainer,
  person: Person,
  changes: AccountChange,
  by: Change['by'],
): Promise<void> {
  const { password, current_password } = changes
  const after = detailsAfter(person, changes)
  const movesSignIn = after.email !== person.email || password !== undefined
  if (by !== 'staff') {
    if (movesSignIn) await assertOwnerPresent(container, person, { ...by, current_password })
  } else if (person.actor === 'user' && (movesSignIn || after.username !== person.username)) {
    throw new ShopError('forbidden', 'Only staff themselves can change how they sign in.')
  }
  if (password !== undefined) assertStrongPassword(password, person)
}

/**
 * Changes the given fields. A new e-mail takes effect when its owner opens the mailed link
 * (ADR 0074); a new password ends all sessions, and the owner is notified by e-mail. The version is
 * compared under the account's lock, and the journal does not commit a change whose lock was lost,
 * so of two changes made from one version only one is stored.
 * @throws ShopError not_found, stale, taken, current_password_wrong, sign_in_again, forbidden,
 *   invalid; then nothing has changed
 */
export function changeAccount(
  container: MedusaContainer,
  id: string,
  { email, ...changes }: AccountChange,
  { by, locale }: Change,
): Promise<Person> {
  return holdingAccount(container, id, async () => {
    const before = await readPerson(container, id)
    assertVersion(before.updated_at, changes.updated_at)
    const wanted = detailsAfter(before, { ...changes, email }).email
    const asksEmail = wanted !== before.email
    await assertMayChange(container, before, { ...changes, email }, by)
    // Staff may know which e-mails have an account.
    if (asksEmail && by === 'staff' && (await isTaken(container, wanted, id))) throw taken('email')
    await ensureAccountRow(container, before)
    const session = by === 'staff' ? null : by.session
    await changeDetails(container, before, { changes, session, asksEmail })
    const person = await readPerson(container, id)
    if (changes.password !== undefined) {
      await setPassword(container, person, changes.password, { provesEmail: false })
      const { email: recipient } = person
      await sendNotice(container, { recipient, locale, template: 'password-changed' })
    }
    if (asksEmail) {
      const emails = { old_email: person.email, new_email: wanted }
      await askEmailChange(container, { account_id: id, ...emails, session_id: session, locale })
    }
    return person
  })
}

/**
 * Mails a link to the new address and notifies the current one. Only the mail to the new address
 * depends on whether that address has an account; the caller of the API cannot tell. The caller
 * holds the account's lock.
 */
async function askEmailChange(container: MedusaContainer, asked: NewEmailChange): Promise<void> {
  const { locale, old_email, new_email } = asked
  const sent = { locale, data: { change: await accounts(container).emailChanges.ask(asked) } }
  const toNew = { recipient: new_email, template: 'email-confirmation' } as const
  const toOld = { recipient: old_email, template: 'email-change-asked' } as const
  await sendNotice(container, { ...sent, ...toNew })
  await sendNotice(container, { ...sent, ...toOld })
}

/** @throws ShopError not_found without a pending change */
export function changePendingEmail(
  container: MedusaContainer,
  accountId: string,
  action: PendingEmailAction,
): Promise<void> {
  return holdingAccount(container, accountId, async () => {
    const service = accounts(container)
    const pending = await service.emailChanges.pendingOf(accountId)
    if (pending === undefined) throw new ShopError('not_found', 'No e-mail is to be confirmed.')
    if (action === 'withdraw') {
      await service.emailChanges.withdraw(accountId)
      const audit = { before: {}, after: { pending_email: 'withdrawn' } }
      return service.change(accountId, {}, audit)
    }
    await service.emailChanges.renew(pending.id)
    const { id: change, new_email: recipient, locale } = pending
    const template = 'email-confirmation'
    await sendNotice(container, { recipient, locale, template, data: { change } })
  })
}
