import {
  createWorkflow,
  transform,
  WorkflowResponse,
  when,
} from '@medusajs/framework/workflows-sdk'
import {
  cancelOrderFulfillmentWorkflow,
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  completeOrderWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  emitEventStep,
  markOrderFulfillmentAsDeliveredWorkflow,
} from '@medusajs/medusa/core-flows'
import { authorizeReceivedStep } from './authorize-received'
import { checkMoveStep } from './check-move'
import { mendCaptureStep } from './mend-capture'
import type { MoveOrderInput } from './move-order-input'
import { recallParcelStep } from './recall-parcel'
import { recordMoveStep } from './record-move'

/** Tells that an order of the shop has moved: {id, from, to}. */
const orderMovedEvent = 'shop_order.moved'

/**
 * Moves an order: asks the table, lets Medusa's own workflows do their part, writes the history.
 * The record is written last, so a move that was cut off has not happened and can be repeated.
 */
export const moveOrderWorkflow = createWorkflow('shop-move-order', (input: MoveOrderInput) => {
  const move = checkMoveStep(input)

  when('pack', move, ({ tasks }) => tasks.pack).then(() => {
    const parcel = transform(move, ({ facts, locationId }) => ({
      order_id: facts.orderId,
      items: facts.items,
      location_id: locationId,
    }))
    createOrderFulfillmentWorkflow.runAsStep({ input: parcel })
  })

  when('send', move, ({ tasks }) => tasks.send).then(() => {
    const shipment = transform(move, ({ facts }) => ({
      order_id: facts.orderId,
      fulfillment_id: facts.parcel?.id ?? '',
      items: facts.items,
      labels: [],
    }))
    createOrderShipmentWorkflow.runAsStep({ input: shipment })
  })

  when('deliver', move, ({ tasks }) => tasks.deliver).then(() => {
    const delivery = transform(move, ({ facts }) => ({
      orderId: facts.orderId,
      fulfillmentId: facts.parcel?.id ?? '',
    }))
    markOrderFulfillmentAsDeliveredWorkflow.runAsStep({ input: delivery })
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

  const parcel = transform(move, ({ facts }) => ({
    order_id: facts.orderId,
    fulfillment_id: facts.parcel?.id ?? '',
  }))
  when('recall', move, ({ tasks }) => tasks.recall).then(() => {
    recallParcelStep(parcel)
  })
  when('unpack', move, ({ tasks }) => tasks.unpack).then(() => {
    cancelOrderFulfillmentWorkflow.runAsStep({ input: parcel })
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
