import type { MedusaContainer } from '@medusajs/framework/types'
import { refundPair } from '../../accounts/queries/refund-pair'
import { type Amount, captureAmountSql, refundAmountsSql } from '../../medusa-tables/money-entries'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/read-orders'
import { findMethod } from '../../payments/methods/methods'
import type { AttemptRow, RefundReason } from '../../payments/module/rows'
import { paymentRecords } from '../../payments/module/service'
import type { RunSql } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'
import { settings } from '../../platform/settings/settings'
import { systemPaymentProvider } from '../../platform/setup/names'

/** Captures an amount received by this method in Medusa, as a further payment of its order. */
export function captureBy(method: string) {
  const provider = findMethod(method)?.provider ?? systemPaymentProvider
  return (run: RunSql, amount: Amount) => run(captureAmountSql(amount, { provider, method }))
}

/** The money pays no order. One transaction; idempotent by payment and transaction. */
export async function oweRefund(
  container: MedusaContainer,
  { id, method }: Pick<AttemptRow, 'id' | 'method'>,
  gatewayNumber: string | null,
  reason: RefundReason,
): Promise<void> {
  await paymentRecords(container).oweRefund({ id, gatewayNumber }, reason, captureBy(method))
}

/**
 * Records, in both books, that staff have paid out the refund of this order. A large sum stays due until a second
 * person who does not depend on the first confirms it (ADR 0085).
 * @throws ShopError not_found, refund_not_due; second_person when the caller was the first person;
 *   confirmer_dependent
 */
export async function settleRefunds(
  container: MedusaContainer,
  number: number,
  receipt: { by: string; note: string | null },
): Promise<OrderRecordRow> {
  const order = await findOrder(container, number, null)
  const secondPersonFrom = settings().REFUND_SECOND_PERSON
  const pairOf = (run: RunSql, proposer: string) => refundPair(run, proposer, receipt.by)
  const refundInMedusa = (run: RunSql, refunds: readonly Amount[]) => run(refundAmountsSql(refunds))
  const settling = { ...receipt, secondPersonFrom, pairOf, refundInMedusa }
  switch (await paymentRecords(container).settleRefunds(number, settling)) {
    case 'nothing':
      throw new ShopError('refund_not_due', 'This order has no due refund.')
    case 'awaited':
      throw new ShopError('second_person', 'A second person has to confirm this refund.')
    case 'dependent':
      throw new ShopError(
        'confirmer_dependent',
        'An independent person has to confirm this refund.',
      )
    default:
      return order
  }
}
