import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderState, PaymentKind } from '@nas/domain/order-states'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { selectRows } from '../../platform/database/select-rows'
import type { OrderRecordRow } from '../module/rows'
import { recipientSql } from '../queries/recipient-sql'
import { type EmailedLine, emailedLines } from './letter-lines'
import { type EmailedPayment, emailedPayment } from './letter-payment'

interface Row extends OrderRecordRow {
  recipient: string | null
  of_member: boolean
  was_paid: boolean
  to_state: OrderState
  reason: string | null
}

/** What a letter tells of an order, and of the move that it is about. */
export interface EmailedOrder {
  /** Null when nobody is to be told any more. */
  recipient: string | null
  code: string
  /** As the order stands now; it may have gone on since the move. */
  state: OrderState
  placedAt: Date
  estimatedDelivery: Date
  paymentKind: PaymentKind
  subtotal: number
  shippingPrice: number
  discount: number
  total: number
  name: string
  phone: string
  /** In one line. */
  address: string
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
    exists (select from customer c
      where c.id = r.customer_id and c.has_account and c.deleted_at is null) as of_member,
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
  const [row] = await selectRows<Row>(container, { sql, values: [moveId] })
  if (row === undefined) return null
  const [payment, lines] = await Promise.all([
    emailedPayment(container, row),
    emailedLines(container, row.order_id, locale),
  ])
  return {
    recipient: row.recipient,
    code: row.code,
    state: row.state,
    placedAt: row.created_at,
    estimatedDelivery: row.estimated_delivery,
    paymentKind: row.payment_kind,
    subtotal: Number(row.subtotal),
    shippingPrice: Number(row.shipping_price),
    discount: Number(row.discount),
    total: Number(row.total),
    name: row.name,
    phone: row.phone,
    address: [row.address, row.ward, row.district, row.province].filter(Boolean).join(', '),
    ofMember: row.of_member,
    wasPaid: row.was_paid,
    to: row.to_state,
    reason: row.reason,
    payment,
    lines,
  }
}
