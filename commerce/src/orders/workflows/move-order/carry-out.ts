import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, OrderStatus } from '@medusajs/framework/utils'
import { capturePaymentWorkflow, completeOrderWorkflow } from '@medusajs/medusa/core-flows'
import type { OrderState } from '@nas/domain/order-states'
import type { OrderFacts } from '../../../fulfilment/queries/order-facts'
import {
  deliverParcel,
  packParcel,
  sendParcel,
  unpackParcel,
} from '../../../fulfilment/workflows/parcel'
import { cancelPendingChangesSql } from '../../../medusa-tables/orders'
import { cancelCollectionSql } from '../../../medusa-tables/payment-change'
import { received } from '../../../payments/methods/outside-provider'
import { runSql } from '../../../platform/database/run-sql'

/** The caller holds the order's lock, so no other change of the order is running. */
async function cancelPendingChanges(
  container: MedusaContainer,
  { orderId }: OrderFacts,
): Promise<void> {
  await runSql(container, cancelPendingChangesSql(orderId))
}

/** Authorises a payment that has arrived; idempotent. */
async function authorize(container: MedusaContainer, sessionId: string): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT)
  const payment = await payments.authorizePaymentSession(sessionId, received)
  if (payment === null) throw new Error('A received payment was not authorised')
  return payment.id
}

/**
 * Repairs an interrupted capture: Medusa has stored the captured amount but not the captured state,
 * and would reject further captures permanently.
 */
async function repairCapture(container: MedusaContainer, paymentId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const payment = await payments.retrievePayment(paymentId, { relations: ['captures'] })
  const captured = (payment.captures ?? []).reduce((sum, { amount }) => sum + Number(amount), 0)
  if (payment.captured_at || captured < Number(payment.amount)) return
  const repaired = { id: paymentId, captured_at: new Date() }
  await payments.updatePayment(repaired)
}

async function capture(container: MedusaContainer, facts: OrderFacts): Promise<void> {
  const { sessionDue, paymentDue } = facts
  const payment_id = sessionDue === null ? paymentDue : await authorize(container, sessionDue)
  if (payment_id === null) throw new Error('An order has no payment to capture')
  await repairCapture(container, payment_id)
  await capturePaymentWorkflow(container).run({ input: { payment_id } })
}

/**
 * Cancels the order like Medusa's workflow, but without its refunds: staff pay them out and record
 * them. Idempotent.
 */
async function cancelUnrefunded(
  container: MedusaContainer,
  { orderId, items, paymentDue }: OrderFacts,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  await container
    .resolve(Modules.INVENTORY)
    .deleteReservationItemsByLineItem(items.map(({ id }) => id))
  if (paymentDue !== null) await payments.cancelPayment(paymentDue)
  await runSql(container, cancelCollectionSql(orderId))
  await container.resolve(Modules.ORDER).cancel(orderId)
}

/**
 * Performs the remaining Medusa tasks of a move to this state. After an interruption it is repeated
 * with the current facts.
 */
export async function carryOut(
  container: MedusaContainer,
  to: OrderState,
  facts: OrderFacts,
): Promise<void> {
  const due = moveTasks(to, facts)
  const { orderId } = facts
  await cancelPendingChanges(container, facts)
  if (due.pack) await packParcel(container, facts)
  if (due.send) await sendParcel(container, facts)
  if (due.deliver) await deliverParcel(container, facts)
  if (due.capture) await capture(container, facts)
  if (due.finish) await completeOrderWorkflow(container).run({ input: { orderIds: [orderId] } })
  if (due.unpack) await unpackParcel(container, facts)
  if (due.cancel) await cancelUnrefunded(container, facts)
}

/** The Medusa tasks of a move that are not completed yet. */
export interface MoveTasks {
  pack: boolean
  send: boolean
  deliver: boolean
  authorize: boolean
  capture: boolean
  finish: boolean
  unpack: boolean
  cancel: boolean
}

const wanted: Record<OrderState, (keyof MoveTasks)[]> = {
  new: [],
  confirm: [],
  payment: ['authorize', 'capture'],
  pickitem: ['pack'],
  delivery: ['send'],
  complete: ['deliver', 'capture', 'finish'],
  rate: [],
  cancel: ['unpack', 'cancel'],
  usercancel: ['unpack', 'cancel'],
}

/**
 * The tasks of a move to this state, derived from Medusa's current state, so that repeating an
 * interrupted move completes it.
 */
export function moveTasks(to: OrderState, facts: OrderFacts): MoveTasks {
  const { parcel, sessionDue, paymentDue, status } = facts
  const due: MoveTasks = {
    pack: parcel?.packed !== true,
    send: parcel !== null && !parcel.shipped,
    deliver: parcel !== null && !parcel.delivered,
    authorize: sessionDue !== null,
    capture: paymentDue !== null || sessionDue !== null,
    finish: status !== OrderStatus.COMPLETED,
    unpack: parcel !== null,
    cancel: status !== OrderStatus.CANCELED,
  }
  const names = Object.keys(due) as (keyof MoveTasks)[]
  return Object.fromEntries(
    names.map((name) => [name, wanted[to].includes(name) && due[name]]),
  ) as unknown as MoveTasks
}
