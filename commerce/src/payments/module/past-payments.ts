import type { Sql } from '@nas/query/sql'
import { insertRowsSql } from '../../platform/database/insert-rows'
import { demoId, demoIds } from '../../platform/setup/demo-ids'
import type { AttemptRow, RefundReason } from './rows'

export type PastAttempt = Omit<AttemptRow, 'id' | 'amount' | 'asked_at' | 'claim'> & {
  id: string
  amount: number
}

export interface PastRefund {
  order_id: string
  display_id: number
  attempt_id: string
  gateway_number: string
  amount: number
  created_at: Date
  /** Null while the refund is due. */
  settled_at: Date | null
  settled_by: string | null
}

const raw = (amount: number) => ({ value: String(amount), precision: 20 })

export const insertPastAttemptsSql = (attempts: readonly PastAttempt[]): Sql =>
  insertRowsSql(
    'payment_attempt',
    attempts.map((attempt) => ({
      ...attempt,
      raw_amount: raw(attempt.amount),
      updated_at: attempt.paid_at ?? attempt.created_at,
    })),
  )

export const insertPastRefundsSql = (refunds: readonly PastRefund[]): Sql =>
  insertRowsSql(
    'refund_due',
    refunds.map((refund) => ({
      id: demoId('refdue'),
      ...refund,
      raw_amount: raw(refund.amount),
      reason: 'cancelled_after_payment' satisfies RefundReason,
      updated_at: refund.settled_at ?? refund.created_at,
    })),
  )

export const deleteDemoPaymentsSql: Sql = {
  sql: `with no_refunds as (delete from refund_due where ${demoIds('order_id')})
        delete from payment_attempt where ${demoIds('order_id')}`,
  values: [],
}
