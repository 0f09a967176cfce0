import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { orderFrom } from '../../orders/order-draft'
import type { PlaceOrderRequest } from '../../orders/place-order-request'
import type { Quote } from '../../orders/quote'
import type { StockedLine } from '../../orders/stock'

interface Input {
  request: PlaceOrderRequest
  quote: Quote
  lines: StockedLine[]
}

export interface PlacedOrder {
  id: string
  displayId: number
}

export const createOrderStep = createStep(
  'shop-create-order',
  async ({ request, quote, lines }: Input, { container }) => {
    const { receiver, customerId, locale } = request
    const draft = await orderFrom(container, { receiver, customerId, locale, quote, lines })
    const order = await container.resolve(Modules.ORDER).createOrders(draft)
    const placed: PlacedOrder = { id: order.id, displayId: Number(order.display_id) }
    return new StepResponse(placed, order.id)
  },
  async (orderId, { container }) => {
    if (orderId) await container.resolve(Modules.ORDER).deleteOrders([orderId])
  },
)
