import { Modules, OrderWorkflowEvents } from '@medusajs/framework/utils'
import { createWorkflow, transform, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { createRemoteLinkStep, emitEventStep } from '@medusajs/medusa/core-flows'
import { beginPaymentStep } from './begin-payment'
import { createOrderStep } from './create-order'
import type { PlacingInput } from './placing-input'
import { recordOrderStep } from './record-order'
import { reserveStockStep } from './reserve-stock'
import { takeBackOnFailureStep } from './take-back-on-failure'

/**
 * Places an order whole or not at all: stock, order, payment and the shop's record of it. The
 * record is written last, so an order exists for the shop exactly when all of it does.
 */
export const placeOrderWorkflow = createWorkflow('shop-place-order', (placing: PlacingInput) => {
  takeBackOnFailureStep(placing.placing)
  reserveStockStep(placing)
  const order = createOrderStep(placing)
  beginPaymentStep({ placing, order })
  const link = transform(placing, ({ placing: { orderId, collectionId } }) => [
    {
      [Modules.ORDER]: { order_id: orderId },
      [Modules.PAYMENT]: { payment_collection_id: collectionId },
    },
  ])
  createRemoteLinkStep(link)
  // Told when the workflow has succeeded, not before.
  emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: { id: order.id } })
  return new WorkflowResponse(recordOrderStep({ placing, order }))
})
