import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { SHOP_ORDER } from '../../modules/shop-order/key'
import type { ShopOrderService } from '../../modules/shop-order/service'
import { recordOf } from '../../orders/order-record'
import type { PlaceOrderRequest } from '../../orders/place-order-request'
import type { Quote } from '../../orders/quote'
import type { PlacedOrder } from './create-order'

interface Input {
  request: PlaceOrderRequest
  quote: Quote
  order: PlacedOrder
}

export const recordOrderStep = createStep(
  'shop-record-order',
  async ({ request, quote, order }: Input, { container }) => {
    const service = container.resolve<ShopOrderService>(SHOP_ORDER)
    const recordId = await service.record(recordOf(request, quote, order, new Date()))
    return new StepResponse(recordId, recordId)
  },
  async (recordId, { container }) => {
    if (recordId) await container.resolve<ShopOrderService>(SHOP_ORDER).deleteOrderRecords(recordId)
  },
)
