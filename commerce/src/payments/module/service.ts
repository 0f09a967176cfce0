import type { MedusaContainer } from '@medusajs/framework/types'
import type { BookComparison } from '@nas/contract/payments/fields'
import { joined, raw, sql } from '@nas/query/sql'
import { auditedSql } from '../../audit-log/module/audit-part'
import type { RunSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import {
  canExpire,
  type DueRefund,
  type RefundOutcome,
  type RefundReceipt,
  receivedForSql,
  refundSql,
  settleRefunds,
} from './payment-sql'
import { accountStateOf, RefundAccountsTable } from './refund-accounts-table'
import type { AttemptRow, RefundReason, RefundRow } from './rows'

interface Receipt {
  gatewayNumber: string | null
  gatewayCode: string | null
  paidAt: Date
}

interface Received {
  id: string
  amount: number
}

/** Yields a row unless the payment was already paid. */
const paidSql = (id: string, { gatewayNumber, gatewayCode, paidAt }: Receipt) => sql`
  update payment_attempt set state = 'paid', gateway_number = ${gatewayNumber},
    gateway_code = ${gatewayCode}, paid_at = ${paidAt}, updated_at = now()
  where id = ${id} and state <> 'paid' returning id, order_id, amount`

/** Condition: the payment was not replaced by one of another method. */
const inForce = sql`state <> 'replaced' and deleted_at is null`

/**
 * Each state change of a payment is one statement: a paid payment stays paid, and a payment that
 * ended unpaid can only become paid.
 */
export class ShopPaymentService extends SqlService {
  readonly accounts = new RefundAccountsTable(this.dependencies)

  findByReference(reference: string): Promise<AttemptRow | undefined> {
    return this.first<AttemptRow>(
      sql`select * from payment_attempt where reference = ${reference} and deleted_at is null`,
    )
  }

  /** The payment of this order; every order without cash on delivery has one. */
  findByOrder(displayId: number): Promise<AttemptRow | undefined> {
    return this.first<AttemptRow>(sql`
      select * from payment_attempt where display_id = ${displayId} and ${inForce}
      order by created_at desc limit 1`)
  }

  /** The received payments of a paid order and what is not refunded of each, in đồng. */
  receivedFor(displayId: number): Promise<Received[]> {
    return this.rows<Received>(receivedForSql(displayId))
  }

  async forgetOrder(orderId: string): Promise<void> {
    await this.rows(sql`delete from payment_attempt where order_id = ${orderId}`)
  }

  ofOrders(displayIds: number[]): Promise<AttemptRow[]> {
    return this.rows<AttemptRow>(sql`
      select * from payment_attempt where ${inForce} and display_id = any(${displayIds})
      order by created_at`)
  }

  /** @returns false when the payment was already paid */
  markPaid(id: string, receipt: Receipt): Promise<boolean> {
    return this.hasRow(paidSql(id, receipt))
  }

  /**
   * Records a received difference with its capture in Medusa, or neither.
   * @param refundFor why the money is refunded; null when it pays its order
   * @returns false when it was already paid
   */
  markDifferencePaid(
    { id, display_id, amount }: AttemptRow,
    { refundFor, ...receipt }: Receipt & { refundFor: RefundReason | null },
    captureInMedusa: (run: RunSql, received: DueRefund) => Promise<unknown>,
  ): Promise<boolean> {
    return this.inTransaction(async (run) => {
      const [paid] = await run<DueRefund>(
        auditedSql(paidSql(id, receipt), {
          kind: 'order',
          subject: String(display_id),
          before: { payment_missing: Number(amount) },
          after: { payment_missing: null },
        }),
      )
      if (paid === undefined) return false
      const [owed] =
        refundFor === null ? [] : await run<DueRefund>(refundSql({ id, ...receipt }, refundFor))
      await captureInMedusa(run, owed ?? paid)
      return true
    })
  }

  /** @returns false when the payment had another final state */
  markFailed(id: string, gatewayCode: string): Promise<boolean> {
    return this.hasRow(sql`
      update payment_attempt set state = 'failed', gateway_code = ${gatewayCode}, updated_at = now()
      where id = ${id} and state = 'open' returning id`)
  }

  /** @returns false when the payment had another final state, or is claimed */
  markExpired(id: string): Promise<boolean> {
    return this.hasRow(sql`
      update payment_attempt set state = 'expired', updated_at = now()
      where id = ${id} and ${raw(canExpire)} returning id`)
  }

  /** Suspends the time limit of a due transfer until staff have checked it. */
  async claim(id: string): Promise<void> {
    await this.rows(sql`
      update payment_attempt
      set claim = 'pending', claims = claims + 1, updated_at = now()
      where id = ${id} and state = 'open'`)
  }

  /** The number of claims of an order, those of replaced payments included. */
  async claimsOf(displayId: number): Promise<number> {
    const sum = await this.first<{ claims: number }>(
      sql`select sum(claims)::int as claims from payment_attempt where display_id = ${displayId}`,
    )
    return sum?.claims ?? 0
  }

  /** Refuses the pending claim: the transfer has not arrived, and the time limit applies again. */
  async refuseClaim({ id, display_id, expires_at }: AttemptRow, until: Date): Promise<void> {
    const refusing = sql`
      update payment_attempt set claim = 'refused', expires_at = ${until}, updated_at = now()
      where id = ${id} and state = 'open' returning id`
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
    const row = await this.first<{ attempts: number }>(
      sql`select count(*)::int as attempts from payment_attempt where display_id = ${displayId}`,
    )
    return row?.attempts ?? 0
  }

  async markAsked(id: string): Promise<void> {
    await this.rows(sql`update payment_attempt set asked_at = now() where id = ${id}`)
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
    await this.rows(sql`
      insert into book_comparison (id, result) values ('last', ${JSON.stringify(result)}::jsonb)
      on conflict (id) do update set result = excluded.result, updated_at = now()`)
  }

  async lastComparison(): Promise<BookComparison | undefined> {
    const last = await this.first<{ result: BookComparison }>(
      sql`select result from book_comparison`,
    )
    return last?.result
  }

  overdue(limit: number): Promise<AttemptRow[]> {
    return this.rows<AttemptRow>(sql`
      select * from payment_attempt
      where ${raw(canExpire)} and expires_at <= now() and deleted_at is null
      order by expires_at limit ${limit}`)
  }

  /**
   * Unpaid payments that have ended and are due for another query: once at each of these times
   * after their end, until the gateway answers or the last time has passed.
   */
  askAgain(
    { afterMinutes, untilMinutes }: { afterMinutes: readonly number[]; untilMinutes: number },
    limit: number,
  ): Promise<AttemptRow[]> {
    const due = afterMinutes.map((minutes) => {
      const at = sql`expires_at + make_interval(mins => ${minutes})`
      return sql`(${at} <= now() and (asked_at is null or asked_at < ${at}))`
    })
    return this.rows<AttemptRow>(sql`
      select * from payment_attempt
      where state in ('failed', 'expired', 'replaced') and deleted_at is null
        and expires_at > now() - make_interval(mins => ${untilMinutes})
        and (${joined(due, ' or ')})
      order by asked_at nulls first limit ${limit}`)
  }

  refundsOf(displayIds: number[]): Promise<RefundRow[]> {
    return this.rows<RefundRow>(sql`
      select id, display_id, amount, reason, settled_at, settled_by, proposed_at, proposed_by, note,
        created_at, ${accountStateOf(sql`refund_due.order_id`)} as account
      from refund_due where deleted_at is null and display_id = any(${displayIds})
      order by created_at, id`)
  }

  settleRefunds(displayId: number, receipt: RefundReceipt): Promise<RefundOutcome> {
    return this.inTransaction((run) => settleRefunds(run, displayId, receipt))
  }
}

export const SHOP_PAYMENT = 'shop_payment'

export const paymentRecords = (container: MedusaContainer): ShopPaymentService =>
  container.resolve(SHOP_PAYMENT)
