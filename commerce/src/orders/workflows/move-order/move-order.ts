import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { assertMove, TransitionError } from '@nas/domain/order-moves'
import type { OrderActor, OrderState } from '@nas/domain/order-states'
import { eraseFinishedOrders } from '../../../erasure/workflows/erase-finished-orders'
import { isFinished } from '../../../erasure/workflows/finished-states'
import { orderFacts } from '../../../fulfilment/queries/order-facts'
import { OPERATIONS } from '../../../operations/module/key'
import type { Operation } from '../../../operations/module/operation'
import type { OperationsService } from '../../../operations/module/service'
import { loggableText } from '../../../platform/errors/error-text'
import { ShopError } from '../../../platform/errors/shop-error'
import { emitEvent } from '../../../platform/events/emit-event'
import { withStockLocks } from '../../../platform/locks/stock-locks'
import { isLockTimeout, withLocks } from '../../../platform/locks/with-locks'
import type { OrderRecordRow } from '../../module/rows'
import { findOrder } from '../../queries/find-order'
import { wakeOrderEmails } from '../order-emails/wake-order-emails'
import { carryOut } from './carry-out'
import { recordMove } from './record-move'

/** A move as the journal of operations keeps it. */
interface MoveIntent {
  /** Number of the order. */
  number: number
  to: OrderState
  actor: OrderActor
  actorId: string | null
  reason: string | null
}

export interface MoveOrder extends MoveIntent {
  /** Only this customer's order; null for staff and the system. */
  ownerId: string | null
}

/** A move that is under way takes less. */
export const moveOrderType = { kind: 'move-order', leaseSeconds: () => 10 }

const orderMovedEvent = 'shop_order.moved'
const attempts = 3

function assertAllowed({ state: from, payment_kind }: OrderRecordRow, move: MoveIntent): void {
  try {
    assertMove({ from, to: move.to, actor: move.actor, payment: payment_kind })
  } catch (error) {
    if (!(error instanceof TransitionError)) throw error
    const { message } = error
    const code = 'transition_not_allowed'
    throw new ShopError(code, message, [{ path: ['state'], code, message }])
  }
}

/** What hangs on the order in Medusa moves first, its record last. */
async function moveOnce(
  container: MedusaContainer,
  { id: recordId, order_id: orderId, state: from }: OrderRecordRow,
  { number, to, actor, actorId, reason }: MoveIntent,
): Promise<OrderRecordRow> {
  const facts = await orderFacts(container, orderId)
  return withStockLocks(container, facts.inventoryItemIds, async () => {
    const begun = { subject: recordId, intent: { number, to, actor, actorId, reason } }
    const operations = container.resolve<OperationsService>(OPERATIONS)
    const operation = await operations.replace(moveOrderType, begun)
    await carryOut(container, to, facts)
    const move = { recordId, orderId, from, to, actor, actorId, reason }
    return recordMove(container, operation, move)
  })
}

async function moveRecord(
  container: MedusaContainer,
  record: OrderRecordRow,
  move: MoveIntent,
): Promise<OrderRecordRow> {
  assertAllowed(record, move)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const moved = await moveOnce(container, record, move)
      const { order_id: id, state: from } = record
      await emitEvent(container, orderMovedEvent, { id, from, to: move.to })
      return moved
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt === attempts) {
        throw new ShopError('service_unavailable', 'The order is busy; try again shortly.')
      }
    }
  }
}

/**
 * A move that was interrupted is finished before the order goes anywhere else.
 * @returns the order as it stands then
 */
async function finishInterrupted(
  container: MedusaContainer,
  record: OrderRecordRow,
  move: MoveIntent,
): Promise<OrderRecordRow> {
  const operations = container.resolve<OperationsService>(OPERATIONS)
  const interrupted = await operations.find<MoveIntent>(moveOrderType, record.id)
  if (interrupted === undefined || interrupted.intent.to === move.to) return record
  return moveRecord(container, record, interrupted.intent)
}

/** The move stands whatever happens here; an hourly job erases what was missed. */
async function eraseFinished(container: MedusaContainer, recordId: string): Promise<boolean> {
  try {
    return (await eraseFinishedOrders(container, recordId)) > 0
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`A finished order was not erased. ${loggableText(error)}`)
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
  { ownerId, ...move }: MoveOrder,
): Promise<OrderRecordRow> {
  const found = await findOrder(container, move.number, ownerId)
  const record = await finishInterrupted(container, found, move)
  const moved = await moveRecord(container, record, move)
  wakeOrderEmails(container)
  if (!isFinished(moved.state) || !(await eraseFinished(container, moved.id))) return moved
  return findOrder(container, move.number, null)
}

/**
 * Moves an order and what hangs on it in Medusa; of two moves at once one wins.
 * @returns the order as it stands afterwards
 * @throws ShopError not_found, or transition_not_allowed
 */
export function moveOrder(container: MedusaContainer, move: MoveOrder): Promise<OrderRecordRow> {
  return holdingOrder(container, move.number, () => moveHeldOrder(container, move))
}

/** Whoever began a move holds the order; whoever gets it then finds the move done or interrupted. */
export async function finishMove(
  container: MedusaContainer,
  { subject, intent: { number } }: Operation<MoveIntent>,
): Promise<void> {
  await holdingOrder(container, number, async () => {
    const operations = container.resolve<OperationsService>(OPERATIONS)
    const begun = await operations.find<MoveIntent>(moveOrderType, subject ?? '')
    if (begun) await moveHeldOrder(container, { ...begun.intent, ownerId: null })
  })
}
