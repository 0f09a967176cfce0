import { setTimeout as pause } from 'node:timers/promises'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { OrderState } from '@nas/domain/order-states'
import { ShopError } from '../../../platform/errors/shop-error'
import { SHOP_ORDER } from '../../module/key'
import type { RecordedMove, ShopOrderService } from '../../module/service'
import type { MoveOrderInput } from './move-order-input'

/** How long the database is asked whether it has kept a move of which it did not say so. */
const pausesMs = [100, 400, 1500, 4000]

/** The caller holds the order, so that nobody else can have brought it there. */
async function isRecorded(service: ShopOrderService, move: RecordedMove): Promise<boolean> {
  for (const pauseMs of pausesMs) {
    try {
      return (await service.findById(move.recordId))?.state === move.to
    } catch {
      await pause(pauseMs)
    }
  }
  return (await service.findById(move.recordId))?.state === move.to
}

/**
 * A failure undoes what Medusa has done for the move; so a move that was kept, though the database
 * was gone before it said so, must not be taken for one.
 */
async function record(service: ShopOrderService, move: RecordedMove): Promise<boolean> {
  try {
    return await service.move(move)
  } catch (error) {
    if (await isRecorded(service, move)) return true
    throw error
  }
}

/**
 * Writes the new state and the history, if nobody has moved the order meanwhile. The last step, so
 * that nothing fails after it.
 */
export const recordMoveStep = createStep(
  'shop-record-move',
  async ({ input, from }: { input: MoveOrderInput; from: OrderState }, { container }) => {
    const { recordId, orderId, to, actor, actorId, reason } = input
    const service = container.resolve<ShopOrderService>(SHOP_ORDER)
    const moved = await record(service, { recordId, orderId, from, to, actor, actorId, reason })
    if (moved) return new StepResponse(recordId)
    throw new ShopError('transition_not_allowed', 'The order was moved by somebody else.')
  },
)
