import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { OrderState } from '@nas/domain'
import { ShopError } from '../../errors/shop-error'
import { SHOP_ORDER } from '../../modules/shop-order/key'
import type { ShopOrderService } from '../../modules/shop-order/service'
import type { MoveOrderInput } from './move-order-input'

/** Writes the new state and the history, if nobody has moved the order meanwhile. */
export const recordMoveStep = createStep(
  'shop-record-move',
  async ({ input, from }: { input: MoveOrderInput; from: OrderState }, { container }) => {
    const { recordId, orderId, to, actor, actorId, reason } = input
    const service = container.resolve<ShopOrderService>(SHOP_ORDER)
    const moved = await service.move({ recordId, orderId, from, to, actor, actorId, reason })
    if (moved) return new StepResponse(recordId)
    throw new ShopError('transition_not_allowed', 'The order was moved by somebody else.')
  },
)
