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
import { sqlOf } from '../../../platform/database/run-sql'

/** Authorises a payment that has arrived; idempotent. */
async function authorize(container: MedusaContainer, sessionId: string): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT)
  const payment = await payments.authorizePaymentSession(sessionId, received)
  if (payment === null) throw new Error('A received payment was not authorised')
  return payment.id
}

/**
 * Medusa has stored the captured amount but not the captured state, and would reject further
 * captures permanently.
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

/** Cancels without refunds, unlike Medusa's workflow: staff pay them out. Idempotent. */
async function cancelUnrefunded(
  container: MedusaContainer,
  { orderId, items, paymentDue }: OrderFacts,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  await container
    .resolve(Modules.INVENTORY)
    .deleteReservationItemsByLineItem(items.map(({ id }) => id))
  if (paymentDue !== null) await payments.cancelPayment(paymentDue)
  await sqlOf(container)(cancelCollectionSql(orderId))
  await container.resolve(Modules.ORDER).cancel(orderId)
}

interface MoveTask {
  /** Whether the task is not completed yet. */
  isDue(facts: OrderFacts): boolean
  perform(container: MedusaContainer, facts: OrderFacts): Promise<unknown>
}

const tasks = {
  pack: { isDue: ({ parcel }) => parcel?.packed !== true, perform: packParcel },
  send: { isDue: ({ parcel }) => parcel !== null && !parcel.shipped, perform: sendParcel },
  deliver: { isDue: ({ parcel }) => parcel !== null && !parcel.delivered, perform: deliverParcel },
  capture: {
    isDue: ({ paymentDue, sessionDue }) => paymentDue !== null || sessionDue !== null,
    perform: capture,
  },
  finish: {
    isDue: ({ status }) => status !== OrderStatus.COMPLETED,
    perform: (container, { orderId }) =>
      completeOrderWorkflow(container).run({ input: { orderIds: [orderId] } }),
  },
  unpack: { isDue: ({ parcel }) => parcel !== null, perform: unpackParcel },
  cancel: { isDue: ({ status }) => status !== OrderStatus.CANCELED, perform: cancelUnrefunded },
} satisfies Record<string, MoveTask>

/** The tasks of a move to each state, in the order in which they are performed. */
const tasksOf: Record<OrderState, (keyof typeof tasks)[]> = {
  new: [],
  confirm: [],
  payment: ['capture'],
  pickitem: ['pack'],
  delivery: ['send'],
  complete: ['deliver', 'capture', 'finish'],
  rate: [],
  cancel: ['unpack', 'cancel'],
  usercancel: ['unpack', 'cancel'],
}

/** The tasks that Medusa's state lacks, so that repeating an interrupted move completes it. */
export const dueTasks = (to: OrderState, facts: OrderFacts) =>
  tasksOf[to].filter((name) => tasks[name].isDue(facts))

/** After an interruption it runs again with current facts. The caller holds the order's lock. */
export async function carryOut(
  container: MedusaContainer,
  to: OrderState,
  facts: OrderFacts,
): Promise<void> {
  const due = dueTasks(to, facts)
  await sqlOf(container)(cancelPendingChangesSql(facts.orderId))
  for (const name of due) await tasks[name].perform(container, facts)
}
