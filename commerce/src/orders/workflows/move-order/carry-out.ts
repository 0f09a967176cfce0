import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  completeOrderWorkflow,
} from '@medusajs/medusa/core-flows'
import type { OrderState } from '@nas/domain/order-states'
import type { OrderFacts } from '../../../fulfilment/queries/order-facts'
import { deliverParcel } from '../../../fulfilment/workflows/deliver-parcel'
import { packParcel } from '../../../fulfilment/workflows/pack-parcel'
import { sendParcel } from '../../../fulfilment/workflows/send-parcel'
import { unpackParcel } from '../../../fulfilment/workflows/unpack-parcel'
import { cancelPendingChangesSql } from '../../../medusa-tables/orders'
import { received } from '../../../payments/methods/outside-provider'
import { runSql } from '../../../platform/database/run-sql'
import { moveTasks } from './move-tasks'

/** The caller holds the order, so that no change of it is under way. */
async function cancelPendingChanges(
  container: MedusaContainer,
  { orderId }: OrderFacts,
): Promise<void> {
  await runSql(container, cancelPendingChangesSql(orderId))
}

/** Says that a payment which was waited for has come in; saying it twice changes nothing. */
async function authorize(container: MedusaContainer, sessionId: string): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT)
  const payment = await payments.authorizePaymentSession(sessionId, received)
  if (payment === null) throw new Error('A payment that came in was not authorised')
  return payment.id
}

/**
 * A capture that was interrupted: Medusa has written what was captured, not that it was, and
 * refuses for ever to capture more than is left.
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
 * Does in Medusa what a move to this state asks for and has not been done. May be interrupted
 * anywhere and is finished by repeating it with the facts as they are then.
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
  if (due.cancel) await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
}
