import type { MedusaContainer } from '@medusajs/framework/types'
import { assertMove } from '@nas/domain/order-moves'
import type { OrderState } from '@nas/domain/order-states'
import { deliveryRules } from '../../catalogue/module/service'
import { collectionOfSql, replacePaymentSql } from '../../medusa-tables/payment-change'
import { paymentChangedSql } from '../../orders/module/record-sql'
import type { OrderRecordRow } from '../../orders/module/rows'
import { deadlineOf, newReference, type PaymentChoice } from '../../payments/methods/payment-method'
import { addDueSql, replaceDueSql } from '../../payments/module/payment-sql'
import { inTransaction, type RunSql } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'
import { currency } from '../../platform/setup/names'

/** Cash on delivery is confirmed by a call of staff; other orders wait for their payment (ADR 0021). */
const stateFor = ({ kind }: PaymentChoice, { state, payment_kind }: OrderRecordRow): OrderState => {
  if (kind === 'cod') return payment_kind === 'cod' ? state : 'new'
  return 'confirm'
}

type PayableRecord = Pick<OrderRecordRow, 'order_id' | 'display_id'> & { total: number }

/** Runs in the caller's transaction. @param expiresAt null when nothing is due before delivery */
export async function demandPayment(
  run: RunSql,
  { order_id: orderId, display_id, total }: PayableRecord,
  { code, provider, kind }: PaymentChoice,
  expiresAt: Date | null,
): Promise<void> {
  await run(replaceDueSql(orderId))
  if (expiresAt !== null) {
    const reference = newReference(display_id)
    const order = { order_id: orderId, display_id, method: code }
    await run(addDueSql({ ...order, reference, amount: total, expires_at: expiresAt }))
  }
  const [collection] = await run<{ id: string }>(collectionOfSql(orderId))
  if (collection === undefined) throw new Error('An order has no payment collection')
  const payment = {
    collectionId: collection.id,
    provider,
    method: code,
    isAuthorized: kind === 'cod',
  }
  const changed = { id: orderId, at: new Date(), currency, total, payment }
  await run(replacePaymentSql(changed))
}

/**
 * Changes the payment of an unpaid order, in all its parts or in none. The caller holds the order's
 * lock and has checked that the order is unpaid.
 * @param due whether a new payment is due; false when a payment by this method has already arrived
 */
export async function replacePayment(
  container: MedusaContainer,
  record: OrderRecordRow,
  choice: PaymentChoice,
  due: boolean,
): Promise<void> {
  const { id, state: from, payment_method, total } = record
  const to = stateFor(choice, record)
  if (from !== to) assertMove({ from, to, actor: 'system', payment: choice.kind })
  const { code: method, kind, timeToPay } = choice
  const rules = await deliveryRules(container)
  await inTransaction(container, async (run) => {
    const change = { recordId: id, from, to, before: payment_method, method, kind }
    const changed = await run(paymentChangedSql(change))
    if (changed.length === 0) throw new ShopError('payment_not_due', 'The order has just changed.')
    const isDue = due && timeToPay !== null
    const expiresAt = isDue ? deadlineOf(timeToPay, rules, new Date()) : null
    await demandPayment(run, { ...record, total: Number(total) }, choice, expiresAt)
  })
}
