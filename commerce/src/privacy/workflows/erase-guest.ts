import type { MedusaContainer } from '@medusajs/framework/types'
import type { Erased } from '@nas/contract/commerce/privacy'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { type ErasableOrder, eraseOrders } from '../../erasure/workflows/erase-orders'
import { isFinished } from '../../erasure/workflows/finished-states'
import { findTracked } from '../../orders/queries/track-order'
import { inTransaction } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'
import { PRIVACY, type PrivacyService } from '../module/service'
import { codeIncorrect, sendCode } from './send-code'

/** A guest's order as it is looked at before its person is erased. */
interface GuestOrder extends ErasableOrder {
  customer_id: string | null
  email: string | null
}

/** @throws ShopError member_order, order_open, email_missing */
function assertErasable({ customer_id, email, state }: GuestOrder): string {
  if (customer_id !== null)
    throw new ShopError('member_order', 'The order belongs to an account, which can be deleted.')
  if (!email) throw new ShopError('email_missing', 'The order has no e-mail to prove oneself by.')
  if (!isFinished(state)) throw new ShopError('order_open', 'The order is still on its way.')
  return email
}

/**
 * Mails a link to whoever knows an order's code and phone, at the e-mail of the order.
 * @throws ShopError order_unknown, member_order, order_open, email_missing
 */
export async function askErasure(
  container: MedusaContainer,
  { code, phone, locale }: { code: string; phone: string; locale: EmailLocale },
): Promise<void> {
  const record = await findTracked(container, code, phone)
  const recipient = assertErasable(record)
  await sendCode(container, 'guest-erasure', { recipient, locale, subject: record.id })
}

/**
 * Erases the person of the order that a code is for, and of every other finished order that was placed
 * without an account with the same e-mail and phone: the one is proved, the other known.
 * @returns codes of what was erased, and how many orders are on their way and stay as they are
 * @throws ShopError code_incorrect, order_open
 */
export async function eraseGuest(container: MedusaContainer, code: string): Promise<Erased> {
  const codes = container.resolve<PrivacyService>(PRIVACY)
  const subject = await codes.subjectOf('erasure', code)
  if (subject === undefined) throw codeIncorrect()
  return inTransaction(container, async (run) => {
    const orders = await run<GuestOrder & { code: string }>({
      sql: `select o.id, o.order_id, o.state, o.code, o.customer_id, o.email
            from order_record proved join order_record o
              on o.customer_id is null and o.phone = proved.phone
              and lower(o.email) = lower(proved.email)
            where proved.id = ? order by o.id for update of o`,
      values: [subject],
    })
    const proved = orders.find(({ id }) => id === subject)
    if (proved === undefined) throw codeIncorrect()
    assertErasable(proved)
    if (!(await codes.use('erasure', code, subject))) throw codeIncorrect()
    const finished = orders.filter(({ state }) => isFinished(state))
    await eraseOrders(run, finished)
    return { erased: finished.map(({ code }) => code), open: orders.length - finished.length }
  })
}
