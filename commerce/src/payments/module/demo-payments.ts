import { type Sql, sql } from '@nas/query/sql'
import { dateBackSql, type PastStep } from '../../platform/database/date-back'

export const deletePaymentsSql = (orderIds: string[]): Sql => sql`
  with no_refunds as (delete from refund_due where order_id = any(${orderIds})),
    no_accounts as (delete from refund_account where id = any(${orderIds}))
  delete from payment_attempt where order_id = any(${orderIds})`

const ofOrder = (orderId: string): Sql => sql`order_id = ${orderId}`

export const datePaymentsBackSql = (orderId: string, step: PastStep): Sql =>
  dateBackSql('payment_attempt', ['created_at', 'updated_at', 'paid_at'], ofOrder(orderId), step)

export const dateRefundsBackSql = (orderId: string, step: PastStep): Sql =>
  dateBackSql('refund_due', ['created_at', 'updated_at', 'settled_at'], ofOrder(orderId), step)
