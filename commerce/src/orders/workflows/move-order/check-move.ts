import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { assertMove, TransitionError } from '@nas/domain/order-moves'
import { orderFacts } from '../../../fulfilment/queries/order-facts'
import { notFound, ShopError } from '../../../platform/errors/shop-error'
import { SHOP_ORDER } from '../../module/key'
import type { ShopOrderService } from '../../module/service'
import type { MoveOrderInput } from './move-order-input'
import { moveTasks } from './move-tasks'

function refusal(error: unknown): unknown {
  if (!(error instanceof TransitionError)) return error
  return new ShopError('transition_not_allowed', error.message, [
    { path: ['state'], code: 'transition_not_allowed', message: error.message },
  ])
}

/**
 * Asks the one table of moves, writes down that the move begins, and finds out what it asks of
 * Medusa.
 */
export const checkMoveStep = createStep(
  'shop-check-move',
  async ({ recordId, to, actor, actorId, reason }: MoveOrderInput, { container }) => {
    const service = container.resolve<ShopOrderService>(SHOP_ORDER)
    const record = await service.findById(recordId)
    if (record === undefined) throw notFound()
    const from = record.state
    try {
      assertMove({ from, to, actor, payment: record.payment_kind })
    } catch (error) {
      throw refusal(error)
    }
    const { display_id: number } = record
    await service.beginMove({ recordId, number, to, actor, actorId, reason })
    const facts = await orderFacts(container, record.order_id)
    return new StepResponse({ from, facts, tasks: moveTasks(to, facts) })
  },
)
