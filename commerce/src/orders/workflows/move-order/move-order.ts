import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { OrderActor, OrderState } from '@nas/domain/order-states'
import { eraseFinishedOrders } from '../../../erasure/workflows/erase-finished-orders'
import { isFinished } from '../../../erasure/workflows/finished-states'
import { orderFacts } from '../../../fulfilment/queries/order-facts'
import { loggableText } from '../../../platform/errors/error-text'
import { ShopError } from '../../../platform/errors/shop-error'
import { withStockLocks } from '../../../platform/locks/stock-locks'
import { isLockTimeout, withLocks } from '../../../platform/locks/with-locks'
import { SHOP_ORDER } from '../../module/key'
import type { OrderRecordRow } from '../../module/rows'
import type { ShopOrderService } from '../../module/service'
import { findOrder } from '../../queries/find-order'
import { wakeOrderEmails } from '../order-emails/wake-order-emails'
import { moveOrderWorkflow } from './workflow'

export interface MoveOrder {
  /** Number of the order. */
  number: number
  to: OrderState
  actor: OrderActor
  actorId: string | null
  /** Only this customer's order; null for staff and the system. */
  ownerId: string | null
  reason: string | null
}

const attempts = 3

async function moveOnce(container: MedusaContainer, move: MoveOrder): Promise<void> {
  const { to, actor, actorId, reason } = move
  const record = await findOrder(container, move.number, move.ownerId)
  const { inventoryItemIds } = await orderFacts(container, record.order_id)
  const input = { recordId: record.id, orderId: record.order_id, to, actor, actorId, reason }
  await withStockLocks(container, inventoryItemIds, () =>
    moveOrderWorkflow(container).run({ input }),
  )
}

async function moveWithin(container: MedusaContainer, move: MoveOrder): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await moveOnce(container, move)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt === attempts) {
        throw new ShopError('service_unavailable', 'The order is busy; try again shortly.')
      }
    }
  }
}

/** A move that was cut off is finished before the order goes anywhere else. */
async function finishBegun(container: MedusaContainer, move: MoveOrder): Promise<void> {
  const { id } = await findOrder(container, move.number, move.ownerId)
  const begun = await container.resolve<ShopOrderService>(SHOP_ORDER).begunMove(id)
  if (begun === undefined || begun.to === move.to) return
  await moveWithin(container, { ...begun, ownerId: null })
}

/** The move stands whatever happens here; an hourly job wipes what was missed. */
async function eraseFinished(container: MedusaContainer, recordId: string): Promise<boolean> {
  try {
    return (await eraseFinishedOrders(container, recordId)) > 0
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`A finished order was not wiped. ${loggableText(error)}`)
    return false
  }
}

/** Runs the job while nobody else moves this order. */
export function holdingOrder<Result>(
  container: MedusaContainer,
  number: number,
  job: () => Promise<Result>,
): Promise<Result> {
  return withLocks(container, [`order:${number}`], job)
}

/**
 * Moves an order that the caller is holding.
 * @returns the order as it stands afterwards
 * @throws ShopError not_found, or transition_not_allowed
 */
export async function moveHeldOrder(
  container: MedusaContainer,
  move: MoveOrder,
): Promise<OrderRecordRow> {
  const { number, ownerId } = move
  await finishBegun(container, move)
  await moveWithin(container, move)
  wakeOrderEmails(container)
  const moved = await findOrder(container, number, ownerId)
  if (!isFinished(moved.state) || !(await eraseFinished(container, moved.id))) return moved
  return findOrder(container, number, null)
}

/**
 * Moves an order and what hangs on it in Medusa; of two moves at once one wins.
 * @returns the order as it stands afterwards
 * @throws ShopError not_found, or transition_not_allowed
 */
export async function moveOrder(
  container: MedusaContainer,
  move: MoveOrder,
): Promise<OrderRecordRow> {
  await findOrder(container, move.number, move.ownerId)
  return holdingOrder(container, move.number, () => moveHeldOrder(container, move))
}
