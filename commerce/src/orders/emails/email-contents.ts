import type { MedusaContainer } from '@medusajs/framework/types'
import type { EmailLocale } from '../../email/module/outgoing-email'
import type { Transfer } from '../../payments/methods/payment-method'
import { paymentPart, readPayments } from '../../payments/queries/payment-part'
import type { OrderRecordRow } from '../module/rows'
import { itemRows } from '../queries/order-items'

export interface EmailedLine {
  id: string
  name: string
  quantity: number
  /** Price of all of it. */
  sum: number
}

/** The lines of an order, named in the language of the email as far as they have a name in it. */
export async function emailedLines(
  container: MedusaContainer,
  orderId: string,
  locale: EmailLocale,
): Promise<EmailedLine[]> {
  const items = await itemRows(container, [orderId])
  return items.map(({ id, title, metadata, quantity, unit_price }) => ({
    id,
    name: (locale === 'en' && metadata?.name_en) || title,
    quantity: Number(quantity),
    sum: Number(quantity) * Number(unit_price),
  }))
}

/** How an order is paid, as an email states it. */
export interface EmailedPayment {
  /** When an order that is not paid will be cancelled; null when no payment is waited for. */
  until: Date | null
  /** Where it is paid online; null when that is not how it is paid now. */
  url: string | null
  transfer: Transfer | null
  /** What was received and goes back. */
  returned: number
}

export async function emailedPayment(
  container: MedusaContainer,
  record: OrderRecordRow,
): Promise<EmailedPayment> {
  const known = await readPayments(container, [record])
  const { payment_until, payment_url, transfer, refunds } = paymentPart(record, known, 'owner')
  return {
    until: payment_until === null ? null : new Date(payment_until),
    url: payment_url,
    transfer,
    returned: refunds.reduce((sum, { amount }) => sum + amount, 0),
  }
}
