import type { MedusaContainer } from '@medusajs/framework/types'
import type { PendingEmailAction } from '@nas/contract/accounts/fields'
import type { Person } from '@nas/contract/people/fields'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { ShopError } from '../../platform/errors/shop-error'
import { accounts } from '../queries/find-account'
import { sendNotice } from './account-emails'
import { holdingAccount } from './change-details'

interface AskedEmail {
  email: string
  /** The session that requests the change; null for staff. */
  session: string | null
  locale: EmailLocale
}

/**
 * Mails a link to the new address and notifies the current one. Only the mail to the new address
 * depends on whether that address has an account; the caller of the API cannot tell. The caller
 * holds the account's lock.
 */
export async function askEmailChange(
  container: MedusaContainer,
  { id, email: old_email }: Person,
  { email: new_email, session: session_id, locale }: AskedEmail,
): Promise<void> {
  const { emailChanges } = accounts(container)
  const asked = { account_id: id, old_email, new_email, session_id, locale }
  const sent = { locale, data: { change: await emailChanges.ask(asked) } }
  const toNew = { recipient: new_email, template: 'email-confirmation' } as const
  const toOld = { recipient: old_email, template: 'email-change-asked' } as const
  await sendNotice(container, { ...sent, ...toNew })
  await sendNotice(container, { ...sent, ...toOld })
}

/**
 * Sends the link to the pending address again, or withdraws the change.
 * @throws ShopError not_found without a pending change
 */
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
