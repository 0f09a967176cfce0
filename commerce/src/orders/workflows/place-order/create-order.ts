import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { orderFrom } from './order-draft'
import { type PlacingInput, stockedLines } from './placing-input'

export interface PlacedOrder {
  id: string
  displayId: number
}

export const createOrderStep = createStep(
  'shop-create-order',
  async (input: PlacingInput, { container }) => {
    const { request, quote, placing } = input
    const { receiver, customerId, locale } = request
    const lines = stockedLines(input)
    const draft = await orderFrom(container, { receiver, customerId, locale, quote, lines })
    const withId = { ...draft, id: placing.orderId }
    const order = await container.resolve(Modules.ORDER).createOrders(withId)
    const placed: PlacedOrder = { id: order.id, displayId: Number(order.display_id) }
    return new StepResponse(placed)
  },
)
