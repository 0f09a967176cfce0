import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { awaitsPayment, isCancelled } from '@nas/domain/order-states'
import type { Operation } from '../../operations/module/operation'
import { orFinish } from '../../operations/module/or-recover'
import { operations } from '../../operations/module/service'
import type { OrderRecordRow } from '../../orders/module/rows'
import { orderRecords } from '../../orders/module/service'
import { holdingOrder, moveHeldOrder } from '../../orders/workflows/move-order/move-order'
import { findMethod } from '../../payments/methods/methods'
import type { Outcome, Settlement } from '../../payments/methods/payment-method'
import type { AttemptRow, RefundReason } from '../../payments/module/rows'
import { paymentRecords } from '../../payments/module/service'
import { isClaimed } from '../../payments/queries/payment-part'
import { captureBy, oweRefund } from './refunds'
import { replacePayment } from './replace-payment'

/** A decision on a payment: reported by a gateway, or the time limit has passed. */
type Decision = Extract<Outcome, { result: 'paid' | 'failed' }> | { result: 'expired' }

interface SettlementIntent {
  reference: string
  /** Null when the decision is already recorded and only the order has to follow. */
  decision: Decision | null
}

export const settlePaymentType = { kind: 'settle-payment', leaseSeconds: () => 30 }

/** Why the money of a difference does not pay its order; null when it does. */
async function refundForDifference(
  container: MedusaContainer,
  { state, display_id }: AttemptRow,
): Promise<RefundReason | null> {
  const order = await orderRecords(container).find(display_id, null)
  if (order === undefined || isCancelled(order.state)) return 'paid_after_cancellation'
  return state === 'replaced' ? 'paid_twice' : null
}

/** @returns false when the decision was already recorded */
async function recordDecision(
  container: MedusaContainer,
  attempt: AttemptRow,
  decision: Decision,
): Promise<boolean> {
  const payments = paymentRecords(container)
  const { id, method } = attempt
  if (decision.result === 'expired') return payments.markExpired(id)
  if (decision.result === 'failed') return payments.markFailed(id, decision.gatewayCode)
  // The journal stores the time as text.
  const receipt = { ...decision, paidAt: new Date(decision.paidAt) }
  if (!attempt.is_difference) return payments.markPaid(id, receipt)
  const refundFor = await refundForDifference(container, attempt)
  return payments.markDifferencePaid(attempt, { ...receipt, refundFor }, captureBy(method))
}

/** Another transaction for a payment that is already paid; one of the two is refunded. */
function secondPayment(attempt: AttemptRow, decision: Decision | null): string | null {
  if (decision?.result !== 'paid' || attempt.state !== 'paid') return null
  return decision.gatewayNumber === attempt.gateway_number ? null : decision.gatewayNumber
}

/** Whether the decision has no further effect. */
function isKnown(attempt: AttemptRow, decision: Decision): boolean {
  if (decision.result !== 'paid') return attempt.state !== 'open'
  return attempt.state === 'paid' && secondPayment(attempt, decision) === null
}

/**
 * Handles money that arrived by a method which the customer has since replaced. It pays an order
 * that is still unpaid; otherwise it is refunded.
 * @returns whether the order may follow its payment
 */
async function acceptReplaced(
  container: MedusaContainer,
  order: OrderRecordRow,
  attempt: AttemptRow,
): Promise<boolean> {
  const { id, method, gateway_number: gatewayNumber } = attempt
  const current = await paymentRecords(container).findByOrder(order.display_id)
  if (order.payment_kind !== 'cod' && current?.id === id) return true
  const choice = findMethod(method)
  const isClaimedNow = current !== undefined && isClaimed(current)
  // An edit may have changed the total since this payment was demanded.
  const isEnough = Number(attempt.amount) === Number(order.total)
  if (choice !== null && awaitsPayment(order.state) && !isClaimedNow && isEnough) {
    await replacePayment(container, order, choice, false)
    return true
  }
  await oweRefund(container, attempt, gatewayNumber, 'paid_twice')
  return false
}

/** Idempotent: starts from the current states of order and payment. */
async function followPayment(container: MedusaContainer, attempt: AttemptRow): Promise<void> {
  const { state, display_id: number, gateway_number: gatewayNumber } = attempt
  // A difference is recorded in both books at once, and its order stays paid.
  if (state === 'open' || attempt.is_difference) return
  const order = await orderRecords(container).find(number, null)
  const isPaid = state === 'paid' && order !== undefined && !isCancelled(order.state)
  if (isPaid && !(await acceptReplaced(container, order, attempt))) return
  const bySystem = { actor: 'system', actorId: null, ownerId: null } as const
  if (order !== undefined && awaitsPayment(order.state)) {
    await moveHeldOrder(container, {
      number,
      ...(state === 'paid'
        ? { to: 'payment', reason: null }
        : { to: 'cancel', reason: `payment_${state}` }),
      ...bySystem,
    })
  } else if (state === 'paid' && (order === undefined || isCancelled(order.state))) {
    await oweRefund(container, attempt, gatewayNumber, 'paid_after_cancellation')
  }
}

/** The caller holds the order's lock. @returns false when the decision was already recorded */
async function carryOut(
  container: MedusaContainer,
  settlement: Operation<SettlementIntent>,
): Promise<boolean> {
  const { reference, decision } = settlement.intent
  const payments = paymentRecords(container)
  const known = await payments.findByReference(reference)
  const isNew =
    known !== undefined && decision !== null && (await recordDecision(container, known, decision))
  const attempt = isNew ? await payments.findByReference(reference) : known
  if (attempt) {
    const second = secondPayment(attempt, decision)
    if (second !== null) await oweRefund(container, attempt, second, 'paid_twice')
    await followPayment(container, attempt)
  }
  await operations(container).close(settlement)
  return isNew
}

/** Finishes an interrupted settlement, if there is one; the caller holds the order's lock. */
async function finishInterrupted(container: MedusaContainer, attemptId: string): Promise<void> {
  const interrupted = await operations(container).find<SettlementIntent>(
    settlePaymentType,
    attemptId,
  )
  if (interrupted) await carryOut(container, interrupted)
}

/**
 * Applies a decision about a payment; all sources of decisions use this function. Idempotent. An
 * interrupted decision is finished by the next one or by the journal.
 */
export function decide(
  container: MedusaContainer,
  { id, display_id, reference }: AttemptRow,
  decision: Decision,
): Promise<'settled' | 'known'> {
  return holdingOrder(container, display_id, async () => {
    await finishInterrupted(container, id)
    const attempt = await paymentRecords(container).findByReference(reference)
    if (attempt === undefined || isKnown(attempt, decision)) return 'known'
    const settlement = await operations(container).replace<SettlementIntent>(settlePaymentType, {
      subject: id,
      intent: { reference, decision },
    })
    const settle = () => carryOut(container, settlement)
    return (await orFinish(container, settlement, settle, settle)) ? 'settled' : 'known'
  })
}

/** No other function trusts a gateway. @param outcome with verified signature */
export async function settle(
  container: MedusaContainer,
  reference: string,
  outcome: Outcome,
): Promise<Settlement> {
  const known = await paymentRecords(container).findByReference(reference)
  if (known === undefined) return 'reference_unknown'
  if (outcome.result === 'pending' || outcome.result === 'unknown') return 'undecided'
  if (outcome.amount !== Number(known.amount)) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Payments: ${known.method} reports another amount for ${reference}.`)
    return 'amount_wrong'
  }
  return decide(container, known, outcome)
}

/** A settlement holds the order's lock, so the next holder finds it done or interrupted. */
export async function finishSettlement(
  container: MedusaContainer,
  settlement: Operation<SettlementIntent>,
): Promise<void> {
  const attempt = await paymentRecords(container).findByReference(settlement.intent.reference)
  if (attempt === undefined) {
    await operations(container).close(settlement)
    return
  }
  const { id, display_id } = attempt
  await holdingOrder(container, display_id, () => finishInterrupted(container, id))
}
