import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '../../../platform/errors/error-text'
import { SHOP_ORDER } from '../../module/key'
import type { BegunMove } from '../../module/moving'
import type { ShopOrderService } from '../../module/service'
import { holdingOrder, moveHeldOrder } from './move-order'

/** A move that is under way takes less. */
const patienceSeconds = 10

/** The one who begins a move holds the order; whoever gets it then finds the move done or cut off. */
async function finish(container: MedusaContainer, { number, recordId }: BegunMove): Promise<void> {
  await holdingOrder(container, number, async () => {
    const begun = await container.resolve<ShopOrderService>(SHOP_ORDER).begunMove(recordId)
    if (begun) await moveHeldOrder(container, { ...begun, ownerId: null })
  })
}

/** Finishes moves that were cut off, as part of each may have been done in Medusa. */
export async function finishMoves(
  container: MedusaContainer,
  seconds = patienceSeconds,
): Promise<void> {
  const begun = await container.resolve<ShopOrderService>(SHOP_ORDER).movesBegunBefore(seconds)
  for (const move of begun) {
    try {
      await finish(container, move)
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Orders: a move could not be finished. ${loggableText(error)}`)
    }
  }
}
