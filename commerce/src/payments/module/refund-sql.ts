import { generateEntityId } from '@medusajs/framework/utils'
import type { Sql } from '@nas/query/sql'
import type { RefundReason } from './rows'

/** Writes down that a transaction is to be given back; once, however often it is said. */
export function refundSql(
  { id, gatewayNumber }: { id: string; gatewayNumber: string | null },
  reason: RefundReason,
): Sql {
  return {
    sql: `insert into refund_due
            (id, order_id, display_id, attempt_id, gateway_number, amount, raw_amount, reason)
          select ?, order_id, display_id, id, ?, amount, raw_amount, ?
          from payment_attempt where id = ? on conflict do nothing`,
    values: [generateEntityId(undefined, 'refdue'), gatewayNumber ?? '', reason, id],
  }
}

/** Beside the move that cancels an order (`moved`): its payment is due back, if it was paid. */
export function refundOfOrderPart(orderId: string): Sql {
  const reason: RefundReason = 'cancelled_after_payment'
  return {
    sql: `refunded as (
      insert into refund_due
        (id, order_id, display_id, attempt_id, gateway_number, amount, raw_amount, reason)
      select ?, a.order_id, a.display_id, a.id, coalesce(gateway_number, ''), amount, raw_amount, ?
      from payment_attempt a, moved where a.order_id = ? and a.state = 'paid'
      on conflict do nothing)`,
    values: [generateEntityId(undefined, 'refdue'), reason, orderId],
  }
}

/**
 * Beside the move of an order that counts as paid (`moved`): its payment does too, also when staff
 * have seen the transfer.
 */
export function receiptPart(orderId: string): Sql {
  return {
    sql: `received as (
      update payment_attempt a
      set state = 'paid', paid_at = now(), updated_at = now()
      from moved where a.order_id = ? and a.state <> 'paid')`,
    values: [orderId],
  }
}
