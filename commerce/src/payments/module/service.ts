import { InjectManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import { rows, type SqlContext } from '../../platform/database/rows'
import { PaymentAttempt } from './models/payment-attempt'
import { RefundDue } from './models/refund-due'
import { refundSql } from './refund-sql'
import type { AttemptRow, RefundReason, RefundRow } from './rows'

interface Receipt {
  gatewayNumber: string | null
  gatewayCode: string | null
  paidAt: Date
}

/** As many parameters as there are values. */
const places = (values: unknown[]) => values.map(() => '?').join(', ')

/**
 * Each truth about a payment is one statement: a payment that was paid stays paid, and one that
 * ended unpaid can only become paid.
 */
export class ShopPaymentService extends MedusaService({ PaymentAttempt, RefundDue }) {
  @InjectManager()
  async findByReference(
    reference: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<AttemptRow | undefined> {
    const sql = 'select * from payment_attempt where reference = ? and deleted_at is null'
    const [found] = await rows<AttemptRow>(context, { sql, values: [reference] })
    return found
  }

  /** The payment of this order; there is one for each order that is not paid at the door. */
  @InjectManager()
  async findByOrder(
    displayId: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<AttemptRow | undefined> {
    const sql = `select * from payment_attempt where display_id = ? and deleted_at is null
                 order by created_at desc limit 1`
    const [found] = await rows<AttemptRow>(context, { sql, values: [displayId] })
    return found
  }

  /** Removes the payment of an order that did not come about. */
  @InjectManager()
  async forgetOrder(orderId: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    await rows(context, {
      sql: 'delete from payment_attempt where order_id = ?',
      values: [orderId],
    })
  }

  @InjectManager()
  async ofOrders(
    displayIds: number[],
    @MedusaContext() context: SqlContext = {},
  ): Promise<AttemptRow[]> {
    return rows<AttemptRow>(context, {
      sql: `select * from payment_attempt where deleted_at is null
            and display_id in (${places(displayIds)}) order by created_at`,
      values: displayIds,
    })
  }

  /** @returns false when it was known to be paid */
  @InjectManager()
  async markPaid(
    id: string,
    { gatewayNumber, gatewayCode, paidAt }: Receipt,
    @MedusaContext() context: SqlContext = {},
  ): Promise<boolean> {
    const marked = await rows(context, {
      sql: `update payment_attempt set state = 'paid', gateway_number = ?, gateway_code = ?,
              paid_at = ?, finished_at = null, updated_at = now()
            where id = ? and state <> 'paid' returning id`,
      values: [gatewayNumber, gatewayCode, paidAt, id],
    })
    return marked.length > 0
  }

  /** @returns false when something else was known of it */
  @InjectManager()
  async markFailed(
    id: string,
    gatewayCode: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<boolean> {
    const marked = await rows(context, {
      sql: `update payment_attempt set state = 'failed', gateway_code = ?, updated_at = now()
            where id = ? and state = 'open' returning id`,
      values: [gatewayCode, id],
    })
    return marked.length > 0
  }

  @InjectManager()
  async markExpired(id: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    await rows(context, {
      sql: `update payment_attempt set state = 'expired', updated_at = now()
            where id = ? and state = 'open'`,
      values: [id],
    })
  }

  @InjectManager()
  async markAsked(id: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    const sql = 'update payment_attempt set asked_at = now() where id = ?'
    await rows(context, { sql, values: [id] })
  }

  /** Writes down that this transaction is to be given back. */
  @InjectManager()
  async oweRefund(
    payment: { id: string; gatewayNumber: string | null },
    reason: RefundReason,
    @MedusaContext() context: SqlContext = {},
  ): Promise<void> {
    await rows(context, refundSql(payment, reason))
  }

  /** The order has followed; unless the payment has become another meanwhile. */
  @InjectManager()
  async markFinished(
    { id, state }: Pick<AttemptRow, 'id' | 'state'>,
    @MedusaContext() context: SqlContext = {},
  ): Promise<void> {
    const sql = 'update payment_attempt set finished_at = now() where id = ? and state = ?'
    await rows(context, { sql, values: [id, state] })
  }

  /** Payments whose order has not followed yet. */
  @InjectManager()
  async unfinished(
    limit: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<AttemptRow[]> {
    return rows<AttemptRow>(context, {
      sql: `select * from payment_attempt
            where state <> 'open' and finished_at is null and deleted_at is null
            order by updated_at limit ?`,
      values: [limit],
    })
  }

  /** Payments that were waited for until now. */
  @InjectManager()
  async overdue(limit: number, @MedusaContext() context: SqlContext = {}): Promise<AttemptRow[]> {
    return rows<AttemptRow>(context, {
      sql: `select * from payment_attempt
            where state = 'open' and expires_at <= now() and deleted_at is null
            order by expires_at limit ?`,
      values: [limit],
    })
  }

  /**
   * Payments that ended unpaid and are to be asked about once more: after each of these times
   * since they ran out, until the gateway answers, and not for ever.
   */
  @InjectManager()
  async askAgain(
    { afterMinutes, untilMinutes }: { afterMinutes: readonly number[]; untilMinutes: number },
    limit: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<AttemptRow[]> {
    const due = `expires_at + make_interval(mins => ?) <= now()
      and (asked_at is null or asked_at < expires_at + make_interval(mins => ?))`
    return rows<AttemptRow>(context, {
      sql: `select * from payment_attempt
            where state in ('failed', 'expired') and deleted_at is null
              and expires_at > now() - make_interval(mins => ?)
              and (${afterMinutes.map(() => `(${due})`).join(' or ')})
            order by asked_at nulls first limit ?`,
      values: [untilMinutes, ...afterMinutes.flatMap((minutes) => [minutes, minutes]), limit],
    })
  }

  @InjectManager()
  async refundsOf(
    displayIds: number[],
    @MedusaContext() context: SqlContext = {},
  ): Promise<RefundRow[]> {
    return rows<RefundRow>(context, {
      sql: `select id, display_id, amount, reason, settled_at, created_at from refund_due
            where deleted_at is null and display_id in (${places(displayIds)})
            order by created_at, id`,
      values: displayIds,
    })
  }

  /** Says that what was due for this order has been paid out. @returns how many refunds that were */
  @InjectManager()
  async settleRefunds(
    displayId: number,
    { by, note }: { by: string; note: string | null },
    @MedusaContext() context: SqlContext = {},
  ): Promise<number> {
    const settled = await rows(context, {
      sql: `update refund_due set settled_at = now(), settled_by = ?, note = ?, updated_at = now()
            where display_id = ? and settled_at is null and deleted_at is null returning id`,
      values: [by, note, displayId],
    })
    return settled.length
  }
}
