import type { MedusaContainer } from '@medusajs/framework/types'
import { decryptText, encryptText } from '@nas/callers/encrypted-text'
import type { BankAccount, RefundLink } from '@nas/contract/refunds/operations'
import { shopPage } from '../../email/layout/email-parts'
import { type EmailLocale, enqueueSql } from '../../email/module/outgoing-email'
import { mailOutbox } from '../../email/module/service'
import { findOrder } from '../../orders/queries/read-orders'
import { linkDays, noteAskedSql } from '../../payments/module/refund-accounts-table'
import { paymentRecords } from '../../payments/module/service'
import { inTransaction } from '../../platform/database/run-sql'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { settings } from '../../platform/settings/settings'

export type RefundEmail = 'refund-account'

/** Minutes after which an unsent e-mail is given up. */
const mailMinutes = linkDays * 24 * 60

/** The code is in the fragment, which reaches no server log. */
export const refundPage = (locale: EmailLocale, code: string): string =>
  shopPage(locale, `/hoan-tien#code=${code}`)

const accountsOf = (container: MedusaContainer) => paymentRecords(container).accounts

const key = () => ({ secret: settings().BANK_ACCOUNT_KEY, purpose: 'bank account of a refund' })

const notDue = () => new ShopError('refund_not_due', 'This order has no due refund.')

/** @returns null when it is mailed @throws ShopError not_found, refund_not_due, email_missing */
export async function askAccount(
  container: MedusaContainer,
  number: number,
  by: 'email' | 'link',
): Promise<string | null> {
  const accounts = accountsOf(container)
  const { order_id, display_id, email, locale } = await findOrder(container, number, null)
  if (!(await accounts.isDue(order_id))) throw notDue()
  if (by === 'email' && !email) throw new ShopError('email_missing', 'The order has no e-mail.')
  if (by === 'link') return refundPage(locale, await accounts.newCode({ order_id, display_id }))
  const template: RefundEmail = 'refund-account'
  const data = { order: String(number) }
  const mail = { recipient: email ?? '', locale, template, data, timeoutMinutes: mailMinutes }
  await inTransaction(container, async (run) => {
    await run(noteAskedSql(number))
    await run(enqueueSql(mail))
  })
  await mailOutbox(container).notifySender()
  return null
}

/** @throws ShopError not_found, also after a change of the key */
export async function showAccount(
  container: MedusaContainer,
  number: number,
): Promise<BankAccount> {
  const { order_id } = await findOrder(container, number, null)
  const encrypted = await accountsOf(container).show(order_id, number)
  const account = encrypted && decryptText(encrypted, key(), order_id)
  if (!account) throw notFound('account')
  return JSON.parse(account)
}

/** @throws ShopError code_incorrect, link_expired, link_used, refund_not_due */
async function openLink(container: MedusaContainer, code: string) {
  const link = await accountsOf(container).link(code)
  if (link === undefined) throw new ShopError('code_incorrect', 'The link is wrong.')
  const { amount, isUsed, isOver, ...rest } = link
  if (isUsed) throw new ShopError('link_used', 'The link was used before.')
  if (amount === null) throw notDue()
  if (isOver) throw new ShopError('link_expired', 'The link has expired.')
  return { amount, ...rest }
}

/** @throws ShopError code_incorrect, link_expired, link_used, refund_not_due */
export async function readLink(container: MedusaContainer, code: string): Promise<RefundLink> {
  const { display_id, amount } = await openLink(container, code)
  const order = await findOrder(container, display_id, null)
  return { order: order.code, amount: Number(amount) }
}

/** @throws ShopError code_incorrect, link_expired, link_used, refund_not_due */
export async function giveAccount(
  container: MedusaContainer,
  { code, ...account }: BankAccount & { code: string },
): Promise<void> {
  const { order_id } = await openLink(container, code)
  const encrypted = encryptText(JSON.stringify(account), key(), order_id)
  if (await accountsOf(container).give(code, encrypted)) return
  throw new ShopError('link_used', 'The link was used before.')
}
