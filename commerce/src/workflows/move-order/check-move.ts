import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { assertMove, TransitionError } from '@nas/domain'
import { notFound, ShopError } from '../../errors/shop-error'
import { SHOP_ORDER } from '../../modules/shop-order/key'
import type { ShopOrderService } from '../../modules/shop-order/service'
import { moveTasks } from '../../orders/move-tasks'
import { orderFacts } from '../../orders/order-facts'
import { shopSetup } from '../../setup/shop-setup'
import type { MoveOrderInput } from './move-order-input'

function refusal(error: unknown): unknown {
  if (!(error instanceof TransitionError)) return error
  return new ShopError('transition_not_allowed', error.message, [
    { path: ['state'], code: 'transition_not_allowed', message: error.message },
  ])
}

/** Asks the one table of moves, and finds out what the move asks of Medusa. */
export const checkMoveStep = createStep(
  'shop-check-move',
  async ({ recordId, to, actor }: MoveOrderInput, { container }) => {
    const record = await container.resolve<ShopOrderService>(SHOP_ORDER).findById(recordId)
    if (record === undefined) throw notFound()
    const from = record.state
    try {
      assertMove({ from, to, actor, payment: record.payment_kind })
    } catch (error) {
      throw refusal(error)
    }
    const facts = await orderFacts(container, record.order_id)
    const { stockLocationId } = await shopSetup(container)
    return new StepResponse({
      from,
      facts,
      tasks: moveTasks(to, facts),
      locationId: stockLocationId,
    })
  },
)
