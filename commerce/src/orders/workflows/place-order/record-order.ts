import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { ShopError } from '../../../platform/errors/shop-error'
import { SHOP_ORDER } from '../../module/key'
import type { ShopOrderService } from '../../module/service'
import type { PlacedOrder } from './create-order'
import { firstMoves, recordOf } from './order-record'
import type { PlacingInput } from './placing-input'

interface Input {
  placing: PlacingInput
  order: PlacedOrder
}

/** The moment from which there is an order; the last step, so that nothing fails after it. */
export const recordOrderStep = createStep(
  'shop-record-order',
  async ({ placing: { request, quote, placing }, order }: Input, { container }) => {
    const record = recordOf(request, quote, order, new Date())
    const service = container.resolve<ShopOrderService>(SHOP_ORDER)
    const recordId = await service.record(placing.id, record, firstMoves(request))
    if (recordId !== undefined) return new StepResponse(recordId)
    throw new ShopError('service_unavailable', 'Placing the order took too long; try again.')
  },
)
