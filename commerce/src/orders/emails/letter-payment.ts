import type { MedusaContainer } from '@medusajs/framework/types'
import type { Transfer } from '../../payments/methods/payment-method'
import { paymentPart, readPayments } from '../../payments/queries/payment-part'
import type { OrderRecordRow } from '../module/rows'

/** How an order is paid, as a letter tells it. */
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
