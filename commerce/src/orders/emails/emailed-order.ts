import type { MedusaContainer } from '@medusajs/framework/types'
import { orderFields } from '@nas/contract/order-fields'
import { type OrderState, paymentOf, statesIn, statesSql } from '@nas/domain/order-states'
import { raw, sql } from '@nas/query/sql'
import { shopPage, shopPicture } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { isOfMember, recipientSql } from '../../medusa-tables/orders'
import type { Transfer } from '../../payments/methods/payment-method'
import { paymentPart, readPayments } from '../../payments/queries/payment-part'
import { sqlOf } from '../../platform/database/run-sql'
import { type SerializedRow, serializeRow } from '../../platform/database/stored-fields'
import type { OrderRecordRow } from '../module/rows'
import { itemRows } from '../queries/read-orders'
import { addressLine } from '../queries/shop-order'

type Row = OrderRecordRow & {
  recipient: string | null
  of_member: boolean
  was_paid: boolean
  to_state: OrderState
  reason: string | null
}

export interface EmailedOrder extends SerializedRow<typeof orderFields> {
  /** `null` once no notification is due. */
  recipient: string | null
  ofMember: boolean
  /** Whether money was received before delivery. */
  wasPaid: boolean
  to: OrderState
  reason: string | null
  payment: EmailedPayment
  lines: EmailedLine[]
  pages: {
    home: string
    /** The order in the owner's account; for a guest, order tracking. */
    order: string
  }
}

function shopPages(locale: EmailLocale, { code, of_member }: Row): EmailedOrder['pages'] {
  const page = of_member ? '/don-hang' : '/theo-doi-don-hang'
  return {
    home: shopPage(locale, ''),
    order: shopPage(locale, `${page}?order=${encodeURIComponent(code)}`),
  }
}

const emailedSql = (moveId: string) => sql`
  select r.*, ${raw(recipientSql)} as recipient, t.to_state, t.reason,
    ${raw(isOfMember)} as of_member,
    exists (select from order_transition p
      where p.record_id = r.id and p.deleted_at is null
        and p.to_state in ${raw(statesSql(statesIn(paymentOf, 'received')))}) as was_paid
  from order_transition t join order_record r on r.id = t.record_id
  where t.id = ${moveId} and r.deleted_at is null`

/** @returns `null` when the move or its order no longer exists */
export async function emailedOrder(
  container: MedusaContainer,
  moveId: string,
  locale: EmailLocale,
): Promise<EmailedOrder | null> {
  const [row] = await sqlOf(container)<Row>(emailedSql(moveId))
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
    pages: shopPages(locale, row),
  }
}

export interface EmailedLine {
  id: string
  name: string
  picture: string | null
  quantity: number
  sum: number
}

async function emailedLines(
  container: MedusaContainer,
  orderId: string,
  locale: EmailLocale,
): Promise<EmailedLine[]> {
  const items = await itemRows(container, [orderId])
  return items.map(({ id, title, thumbnail, metadata, quantity, unit_price }) => ({
    id,
    name: (locale === 'en' && metadata?.name_en) || title,
    picture: thumbnail && shopPicture(thumbnail),
    quantity: Number(quantity),
    sum: Number(quantity) * Number(unit_price),
  }))
}

interface EmailedPayment {
  /** When an unpaid order will be cancelled; null when no payment is due. */
  until: Date | null
  /** Address of the online payment; null for any other payment. */
  url: string | null
  transfer: Transfer | null
  /** Unpaid additional amount of a paid order after an edit. */
  missing: number | null
  /** Received amount that will be refunded. */
  returned: number
}

async function emailedPayment(
  container: MedusaContainer,
  record: OrderRecordRow,
): Promise<EmailedPayment> {
  const known = await readPayments(container, [record])
  const { payment_until, payment_url, payment_missing, transfer, refunds } = paymentPart(
    record,
    known,
    'owner',
  )
  return {
    until: payment_until === null ? null : new Date(payment_until),
    url: payment_url,
    transfer,
    missing: payment_missing,
    returned: refunds.reduce((sum, { amount }) => sum + amount, 0),
  }
}
