import { generateEntityId } from '@medusajs/framework/utils'
import type { RefundReason } from './rows'

/** Writes down that a transaction is to be given back; once, however often it is said. */
export function refundSql(
  { id, gatewayNumber }: { id: string; gatewayNumber: string | null },
  reason: RefundReason,
) {
  return {
    sql: `insert into refund_due
            (id, order_id, display_id, attempt_id, gateway_number, amount, raw_amount, reason)
          select ?, order_id, display_id, id, ?, amount, raw_amount, ?
          from payment_attempt where id = ? on conflict do nothing`,
    values: [generateEntityId(undefined, 'refdue'), gatewayNumber ?? '', reason, id],
  }
}

/** The same for the payment of an order that is being cancelled, if it was paid. */
export function refundOfOrderSql(orderId: string) {
  const reason: RefundReason = 'cancelled_after_payment'
  return {
    sql: `insert into refund_due
            (id, order_id, display_id, attempt_id, gateway_number, amount, raw_amount, reason)
          select ?, order_id, display_id, id, coalesce(gateway_number, ''), amount, raw_amount, ?
          from payment_attempt where order_id = ? and state = 'paid' on conflict do nothing`,
    values: [generateEntityId(undefined, 'refdue'), reason, orderId],
  }
}

/** An order that counts as paid has a payment that does: staff have seen the transfer. */
export function receiptSql(orderId: string) {
  return {
    sql: `update payment_attempt
          set state = 'paid', paid_at = now(), finished_at = now(), updated_at = now()
          where order_id = ? and state <> 'paid'`,
    values: [orderId],
  }
}
