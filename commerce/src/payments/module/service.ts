import type { BookComparison } from '@nas/contract/payments/fields'
import { auditedSql } from '../../audit-log/module/audit-part'
import type { RunSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import {
  canExpire,
  type DueRefund,
  type RefundOutcome,
  type RefundReceipt,
  refundSql,
  settleRefunds,
} from './payment-sql'
import type { AttemptRow, RefundReason, RefundRow } from './rows'

interface Receipt {
  gatewayNumber: string | null
  gatewayCode: string | null
  paidAt: Date
}

const places = (values: unknown[]) => values.map(() => '?').join(', ')

/** Condition: the payment was not replaced by one of another method. */
const inForce = "state <> 'replaced' and deleted_at is null"

/**
 * Each state change of a payment is one statement: a paid payment stays paid, and a payment that
 * ended unpaid can only become paid.
 */
export class ShopPaymentService extends SqlService {
  async findByReference(reference: string): Promise<AttemptRow | undefined> {
    const sql = 'select * from payment_attempt where reference = ? and deleted_at is null'
    const [found] = await this.rows<AttemptRow>({ sql, values: [reference] })
    return found
  }

  /** The payment of this order; every order without cash on delivery has one. */
  async findByOrder(displayId: number): Promise<AttemptRow | undefined> {
    const sql = `select * from payment_attempt where display_id = ? and ${inForce}
                 order by created_at desc limit 1`
    const [found] = await this.rows<AttemptRow>({ sql, values: [displayId] })
    return found
  }

  async forgetOrder(orderId: string): Promise<void> {
    await this.rows({
      sql: 'delete from payment_attempt where order_id = ?',
      values: [orderId],
    })
  }

  async ofOrders(displayIds: number[]): Promise<AttemptRow[]> {
    return this.rows<AttemptRow>({
      sql: `select * from payment_attempt where ${inForce}
            and display_id in (${places(displayIds)}) order by created_at`,
      values: displayIds,
    })
  }

  /** @returns false when the payment was already paid */
  async markPaid(id: string, { gatewayNumber, gatewayCode, paidAt }: Receipt): Promise<boolean> {
    const marked = await this.rows({
      sql: `update payment_attempt set state = 'paid', gateway_number = ?, gateway_code = ?,
              paid_at = ?, updated_at = now()
            where id = ? and state <> 'paid' returning id`,
      values: [gatewayNumber, gatewayCode, paidAt, id],
    })
    return marked.length > 0
  }

  /** @returns false when the payment had another final state */
  async markFailed(id: string, gatewayCode: string): Promise<boolean> {
    const marked = await this.rows({
      sql: `update payment_attempt set state = 'failed', gateway_code = ?, updated_at = now()
            where id = ? and state = 'open' returning id`,
      values: [gatewayCode, id],
    })
    return marked.length > 0
  }

  /** @returns false when the payment had another final state, or is claimed */
  async markExpired(id: string): Promise<boolean> {
    const marked = await this.rows({
      sql: `update payment_attempt set state = 'expired', updated_at = now()
            where id = ? and ${canExpire} returning id`,
      values: [id],
    })
    return marked.length > 0
  }

  /** Suspends the time limit of a due transfer until staff have checked it. */
  async claim(id: string): Promise<void> {
    await this.rows({
      sql: `update payment_attempt
            set claim = 'pending', claims = claims + 1, updated_at = now()
            where id = ? and state = 'open'`,
      values: [id],
    })
  }

  /** The number of claims of an order, those of replaced payments included. */
  async claimsOf(displayId: number): Promise<number> {
    const sql = 'select sum(claims)::int as claims from payment_attempt where display_id = ?'
    return (await this.first<{ claims: number }>({ sql, values: [displayId] }))?.claims ?? 0
  }

  /** Refuses the pending claim: the transfer has not arrived, and the time limit applies again. */
  async refuseClaim({ id, display_id, expires_at }: AttemptRow, until: Date): Promise<void> {
    const refusing = {
      sql: `update payment_attempt set claim = 'refused', expires_at = ?, updated_at = now()
            where id = ? and state = 'open' returning id`,
      values: [until, id],
    }
    await this.rows(
      auditedSql(refusing, {
        kind: 'order',
        subject: String(display_id),
        before: { transfer_claim: 'pending', payment_until: expires_at.toISOString() },
        after: { transfer_claim: 'refused', payment_until: until.toISOString() },
      }),
    )
  }

  /** The number of payments of an order, replaced ones included. */
  async countOf(displayId: number): Promise<number> {
    const sql = 'select count(*)::int as attempts from payment_attempt where display_id = ?'
    const row = await this.first<{ attempts: number }>({ sql, values: [displayId] })
    return row?.attempts ?? 0
  }

  async markAsked(id: string): Promise<void> {
    const sql = 'update payment_attempt set asked_at = now() where id = ?'
    await this.rows({ sql, values: [id] })
  }

  /** Records a refund that is due for this transaction, and the capture in Medusa, or neither. */
  oweRefund(
    payment: { id: string; gatewayNumber: string | null },
    reason: RefundReason,
    captureInMedusa: (run: RunSql, owed: DueRefund) => Promise<unknown>,
  ): Promise<void> {
    return this.inTransaction(async (run) => {
      const [owed] = await run<DueRefund>(refundSql(payment, reason))
      if (owed !== undefined) await captureInMedusa(run, owed)
    })
  }

  async keepComparison(result: BookComparison): Promise<void> {
    await this.rows({
      sql: `insert into book_comparison (id, result) values ('last', ?::jsonb)
            on conflict (id) do update set result = excluded.result, updated_at = now()`,
      values: [JSON.stringify(result)],
    })
  }

  async lastComparison(): Promise<BookComparison | undefined> {
    const sql = 'select result from book_comparison'
    return (await this.first<{ result: BookComparison }>({ sql, values: [] }))?.result
  }

  /** Payments whose time limit has passed. */
  async overdue(limit: number): Promise<AttemptRow[]> {
    return this.rows<AttemptRow>({
      sql: `select * from payment_attempt
            where ${canExpire} and expires_at <= now() and deleted_at is null
            order by expires_at limit ?`,
      values: [limit],
    })
  }

  /**
   * Unpaid payments that have ended and are due for another query: once at each of these times
   * after their end, until the gateway answers or the last time has passed.
   */
  async askAgain(
    { afterMinutes, untilMinutes }: { afterMinutes: readonly number[]; untilMinutes: number },
    limit: number,
  ): Promise<AttemptRow[]> {
    const due = `expires_at + make_interval(mins => ?) <= now()
      and (asked_at is null or asked_at < expires_at + make_interval(mins => ?))`
    return this.rows<AttemptRow>({
      sql: `select * from payment_attempt
            where state in ('failed', 'expired', 'replaced') and deleted_at is null
              and expires_at > now() - make_interval(mins => ?)
              and (${afterMinutes.map(() => `(${due})`).join(' or ')})
            order by asked_at nulls first limit ?`,
      values: [untilMinutes, ...afterMinutes.flatMap((minutes) => [minutes, minutes]), limit],
    })
  }

  async refundsOf(displayIds: number[]): Promise<RefundRow[]> {
    return this.rows<RefundRow>({
      sql: `select id, display_id, amount, reason, settled_at, proposed_at, proposed_by, note, created_at
            from refund_due
            where deleted_at is null and display_id in (${places(displayIds)})
            order by created_at, id`,
      values: displayIds,
    })
  }

  settleRefunds(displayId: number, receipt: RefundReceipt): Promise<RefundOutcome> {
    return this.inTransaction((run) => settleRefunds(run, displayId, receipt))
  }
}

export const SHOP_PAYMENT = 'shop_payment'
