import type { MedusaContainer } from '@medusajs/framework/types'
import type { Erased } from '@nas/contract/privacy/operations'
import { isFinal } from '@nas/domain/order-states'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { mailOutbox } from '../../email/module/service'
import { type ErasableOrder, lockGuestOrdersSql } from '../../orders/module/erase-sql'
import { findTracked } from '../../orders/queries/track-order'
import { eraseOrders } from '../../orders/workflows/erase-orders'
import { inTransaction } from '../../platform/database/run-sql'
import { fieldError, ShopError } from '../../platform/errors/shop-error'
import { answerRequestsSql } from '../module/data-requests-table'
import { codeMinutes, privacyCodes } from '../module/service'
import { noteOwnRequest } from './data-requests'

export type PrivacyEmail = 'data-export' | 'guest-erasure'

interface Addressee {
  recipient: string
  locale: EmailLocale
  /** The account or order that the code is for. */
  subject: string
}

export function sendCode(
  container: MedusaContainer,
  template: PrivacyEmail,
  { subject, ...recipient }: Addressee,
): Promise<void> {
  const email = { ...recipient, template, data: { subject }, timeoutMinutes: codeMinutes }
  return mailOutbox(container).enqueueNewest(email)
}

export function codeIncorrect(): ShopError {
  const message = 'The link was used before, is too old or belongs to another person.'
  return fieldError('code_incorrect', 'code', message)
}

interface GuestOrder extends ErasableOrder {
  customer_id: string | null
  email: string | null
}

/** @throws ShopError member_order, order_open, email_missing */
function assertErasable({ customer_id, email, state }: GuestOrder): string {
  if (customer_id !== null)
    throw new ShopError(
      'member_order',
      'The order belongs to an account: delete the account instead.',
    )
  if (!email) throw new ShopError('email_missing', 'The order has no e-mail for the proof.')
  if (!isFinal(state)) throw new ShopError('order_open', 'The order is still on its way.')
  return email
}

/**
 * Mails a link to the e-mail of the order. The caller proves the order by its code and phone. A
 * rejected request stays open, too, so that staff answer it.
 * @throws ShopError order_unknown, member_order, order_open, email_missing
 */
export async function askErasure(
  container: MedusaContainer,
  { code, phone, locale }: { code: string; phone: string; locale: EmailLocale },
): Promise<void> {
  const record = await findTracked(container, code, phone)
  await noteOwnRequest(container, { kind: 'erasure', source: 'guest', subject: record.id })
  const recipient = assertErasable(record)
  await sendCode(container, 'guest-erasure', { recipient, locale, subject: record.id })
}

/**
 * Erases the data of the order and of every other finished guest order with the same e-mail and
 * phone: the code proves the e-mail, the caller knows the phone.
 * @returns codes of the erased orders, and the number of open orders that were not changed
 * @throws ShopError code_incorrect, order_open
 */
export async function eraseGuest(container: MedusaContainer, code: string): Promise<Erased> {
  const codes = privacyCodes(container)
  const subject = await codes.subjectOf('erasure', code)
  if (subject === undefined) throw codeIncorrect()
  return inTransaction(container, async (run) => {
    const orders = await run<GuestOrder & { code: string }>(lockGuestOrdersSql(subject))
    const proved = orders.find(({ id }) => id === subject)
    if (proved === undefined) throw codeIncorrect()
    assertErasable(proved)
    if (!(await codes.use('erasure', code, subject))) throw codeIncorrect()
    const finished = orders.filter(({ state }) => isFinal(state))
    await eraseOrders(run, finished)
    await run(answerRequestsSql(finished.map(({ id }) => id)))
    return { erased: finished.map(({ code }) => code), open: orders.length - finished.length }
  })
}
