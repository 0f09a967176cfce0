import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { holdingOrder } from '../../orders/workflows/move-order/move-order'
import type { Outcome, Settlement } from '../../payments/methods/outcome'
import { SHOP_PAYMENT } from '../../payments/module/key'
import type { AttemptRow } from '../../payments/module/rows'
import type { ShopPaymentService } from '../../payments/module/service'
import { followPayment } from './follow-payment'

type Decided = Extract<Outcome, { result: 'paid' | 'failed' }>

/** @returns false when the truth was there already */
async function writeTruth(
  payments: ShopPaymentService,
  { id }: AttemptRow,
  outcome: Decided,
): Promise<boolean> {
  return outcome.result === 'paid'
    ? payments.markPaid(id, outcome)
    : payments.markFailed(id, outcome.gatewayCode)
}

/** Another transaction under a reference that was paid: one of the two goes back. */
function isSecondPayment(attempt: AttemptRow, outcome: Decided): string | null {
  if (outcome.result !== 'paid' || attempt.state !== 'paid') return null
  return outcome.gatewayNumber === attempt.gateway_number ? null : outcome.gatewayNumber
}

/**
 * The one place in which a payment is believed, whoever tells of it and however often: first the
 * truth is written, in one statement; then the order follows. What is cut off in between is
 * finished by the next who tells, or by the job finish-payments.
 * @param outcome whose signature has been checked
 */
export async function settle(
  container: MedusaContainer,
  reference: string,
  outcome: Outcome,
): Promise<Settlement> {
  const payments = container.resolve<ShopPaymentService>(SHOP_PAYMENT)
  const known = await payments.findByReference(reference)
  if (known === undefined) return 'reference_unknown'
  if (outcome.result === 'pending' || outcome.result === 'unknown') return 'undecided'
  if (outcome.amount !== Number(known.amount)) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Payments: ${known.method} tells another amount for ${reference}.`)
    return 'amount_wrong'
  }
  return holdingOrder(container, known.display_id, async () => {
    const isNew = await writeTruth(payments, known, outcome)
    const attempt = (await payments.findByReference(reference)) ?? known
    const second = isSecondPayment(attempt, outcome)
    if (second !== null) {
      await payments.oweRefund({ id: known.id, gatewayNumber: second }, 'paid_twice')
    }
    await followPayment(container, attempt)
    return isNew ? 'settled' : 'known'
  })
}
