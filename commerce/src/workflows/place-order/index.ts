import { Modules, OrderWorkflowEvents } from '@medusajs/framework/utils'
import { createWorkflow, transform, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { createRemoteLinkStep, emitEventStep } from '@medusajs/medusa/core-flows'
import type { PlaceOrderRequest } from '../../orders/place-order-request'
import { authorizePaymentStep } from './authorize-payment'
import { createOrderStep } from './create-order'
import { createPaymentCollectionStep } from './create-payment-collection'
import { quoteOrderStep } from './quote-order'
import { recordOrderStep } from './record-order'
import { reserveStockStep } from './reserve-stock'

/**
 * Places an order whole or not at all: stock, order, payment and the shop's record of it. The
 * record is written last, so an order exists for the shop exactly when all of it does.
 */
export const placeOrderWorkflow = createWorkflow(
  'shop-place-order',
  (request: PlaceOrderRequest) => {
    const { quote, lines } = quoteOrderStep(request)
    reserveStockStep({ lines })
    const order = createOrderStep({ request, quote, lines })
    const collectionId = createPaymentCollectionStep({ amount: quote.total })
    authorizePaymentStep({ collectionId, amount: quote.total, payment: request.payment })
    const link = transform({ order, collectionId }, (made) => [
      {
        [Modules.ORDER]: { order_id: made.order.id },
        [Modules.PAYMENT]: { payment_collection_id: made.collectionId },
      },
    ])
    createRemoteLinkStep(link)
    const recordId = recordOrderStep({ request, quote, order })
    emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: { id: order.id } })
    return new WorkflowResponse(recordId)
  },
)
