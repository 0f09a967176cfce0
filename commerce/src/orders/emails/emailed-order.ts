import type { MedusaContainer } from '@medusajs/framework/types'
import { orderFields } from '@nas/contract/order-fields'
import type { OrderState } from '@nas/domain/order-states'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { isOfMember, recipientSql } from '../../medusa-tables/orders'
import { runSql } from '../../platform/database/run-sql'
import { type SerializedRow, serializeRow } from '../../platform/database/stored-fields'
import type { OrderRecordRow } from '../module/rows'
import { addressLine } from '../queries/shop-order'
import {
  type EmailedLine,
  type EmailedPayment,
  emailedLines,
  emailedPayment,
} from './email-contents'

type Row = OrderRecordRow & {
  recipient: string | null
  of_member: boolean
  was_paid: boolean
  to_state: OrderState
  reason: string | null
}

/** What an email shows of an order, and of the move that it is about. */
export interface EmailedOrder extends SerializedRow<typeof orderFields> {
  /** Null when nobody is to be notified any more. */
  recipient: string | null
  /** Whether an account owns it, in which it can be looked at. */
  ofMember: boolean
  /** Whether money was received before it was delivered. */
  wasPaid: boolean
  to: OrderState
  reason: string | null
  payment: EmailedPayment
  lines: EmailedLine[]
}

const sql = `select r.*, ${recipientSql} as recipient, t.to_state, t.reason,
    ${isOfMember} as of_member,
    exists (select from order_transition p
      where p.record_id = r.id and p.to_state = 'payment' and p.deleted_at is null) as was_paid
  from order_transition t join order_record r on r.id = t.record_id
  where t.id = ? and r.deleted_at is null`

/** Null when there is no such move of an order any more. */
export async function emailedOrder(
  container: MedusaContainer,
  moveId: string,
  locale: EmailLocale,
): Promise<EmailedOrder | null> {
  const [row] = await runSql<Row>(container, { sql, values: [moveId] })
  if (row === undefined) return null
  const [payment, lines] = await Promise.all([
    emailedPayment(container, row),
    emailedLines(container, row.order_id, locale),
  ])
  return {
    ...serializeRow(orderFields, row),
    address: addressLine(row),
    recipient: row.recipient,
    ofMember: row.of_member,
    wasPaid: row.was_paid,
    to: row.to_state,
    reason: row.reason,
    payment,
    lines,
  }
}
