import {
  createWorkflow,
  transform,
  WorkflowResponse,
  when,
} from '@medusajs/framework/workflows-sdk'
import {
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  completeOrderWorkflow,
  emitEventStep,
} from '@medusajs/medusa/core-flows'
import { authorizeReceivedStep } from './authorize-received'
import { checkMoveStep } from './check-move'
import { mendCaptureStep } from './mend-capture'
import { mendChangesStep } from './mend-changes'
import type { MoveOrderInput } from './move-order-input'
import { deliverParcelStep, packParcelStep, sendParcelStep, unpackParcelStep } from './parcel-steps'
import { recordMoveStep } from './record-move'

/** Tells that an order of the shop has moved: {id, from, to}. */
const orderMovedEvent = 'shop_order.moved'

/**
 * Moves an order: asks the table, lets Medusa's own workflows do their part, writes the history.
 * The record is written last, so a move that was cut off has not happened and can be repeated.
 */
export const moveOrderWorkflow = createWorkflow('shop-move-order', (input: MoveOrderInput) => {
  const move = checkMoveStep(input)

  mendChangesStep(input)

  const facts = transform(move, (checked) => checked.facts)
  when('pack', move, ({ tasks }) => tasks.pack).then(() => {
    packParcelStep(facts)
  })
  when('send', move, ({ tasks }) => tasks.send).then(() => {
    sendParcelStep(facts)
  })
  when('deliver', move, ({ tasks }) => tasks.deliver).then(() => {
    deliverParcelStep(facts)
  })

  const authorized = when('authorize', move, ({ tasks }) => tasks.authorize).then(() => {
    const session = transform(move, ({ facts }) => facts.sessionDue ?? '')
    return authorizeReceivedStep(session)
  })
  when('capture', move, ({ tasks }) => tasks.capture).then(() => {
    const due = transform(
      { move, authorized },
      ({ move, authorized }) => authorized ?? move.facts.paymentDue ?? '',
    )
    const payment = { payment_id: mendCaptureStep(due) }
    capturePaymentWorkflow.runAsStep({ input: payment })
  })

  when('finish', move, ({ tasks }) => tasks.finish).then(() => {
    completeOrderWorkflow.runAsStep({ input: { orderIds: [input.orderId] } })
  })

  when('unpack', move, ({ tasks }) => tasks.unpack).then(() => {
    unpackParcelStep(facts)
  })
  when('cancel', move, ({ tasks }) => tasks.cancel).then(() => {
    cancelOrderWorkflow.runAsStep({ input: { order_id: input.orderId } })
  })

  const told = transform({ input, move }, ({ input, move }) => ({
    id: input.orderId,
    from: move.from,
    to: input.to,
  }))
  // Told when the workflow has succeeded, not before.
  emitEventStep({ eventName: orderMovedEvent, data: told })
  recordMoveStep({ input, from: move.from })
  return new WorkflowResponse(move.from)
})
