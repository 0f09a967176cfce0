import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { assertMove, TransitionError } from '@nas/domain/order-moves'
import { isCancelled, isFinal, paymentOf } from '@nas/domain/order-states'
import { loggableText } from '@nas/telemetry/loggable-error'
import { type OrderFacts, orderFacts } from '../../../fulfilment/queries/order-facts'
import type { Operation } from '../../../operations/module/operation'
import { orFinish } from '../../../operations/module/or-recover'
import { operations } from '../../../operations/module/service'
import { paymentRecords } from '../../../payments/module/service'
import { isClaimed, isMissing } from '../../../payments/queries/payment-part'
import { assertVersion } from '../../../platform/database/version'
import { fieldError, ShopError } from '../../../platform/errors/shop-error'
import { isLockTimeout, withLocks } from '../../../platform/locks/with-locks'
import { withStockLocks } from '../../../stock/workflows/reserve-stock'
import type { OrderMove } from '../../module/record-sql'
import type { OrderRecordRow } from '../../module/rows'
import { findOrder } from '../../queries/read-orders'
import { eraseFinishedOrders } from '../erase-orders'
import { notifyOrderMoved } from '../order-emails/notify-order-emails'
import { carryOut } from './carry-out'
import { recordMove } from './record-move'

interface MoveIntent extends OrderMove {
  number: number
}

export interface MoveOrder extends MoveIntent {
  /** Limits the move to this customer's order; null for staff and the system. */
  ownerId: string | null
  /** The version that the caller saw; absent to move any version. */
  version?: string | undefined
}

/** The lease is longer than a running move takes. */
export const moveOrderType = { kind: 'move-order', leaseSeconds: () => 10 }

const attempts = 3

function assertAllowed({ state: from, payment_kind }: OrderRecordRow, move: MoveIntent): void {
  try {
    const { to, actor, corrects } = move
    assertMove({ from, to, actor, payment: payment_kind, corrects })
  } catch (error) {
    if (!(error instanceof TransitionError)) throw error
    throw fieldError('transition_not_allowed', 'state', error.message)
  }
}

/** Moves the order's parts in Medusa first and its record last. */
async function moveOnce(
  container: MedusaContainer,
  { id: recordId, order_id: orderId, state: from }: OrderRecordRow,
  { number, ...move }: MoveIntent,
): Promise<OrderRecordRow> {
  const facts = await orderFacts(container, orderId)
  return withStockLocks(container, facts.inventoryItemIds, async () => {
    const begun = { subject: recordId, intent: { number, ...move } }
    const operation = await operations(container).replace(moveOrderType, begun)
    const finish = async (present: OrderFacts) => {
      await carryOut(container, move.to, present)
      return recordMove(container, operation, { recordId, orderId, from, ...move })
    }
    return orFinish(
      container,
      operation,
      () => finish(facts),
      // After a lock timeout the caller retries the whole move.
      async (error) => isLockTimeout(error) || finish(await orderFacts(container, orderId)),
    )
  })
}

/**
 * Before another move, staff must check whether a claimed transfer has arrived.
 * @throws ShopError transfer_claimed
 */
async function assertUnclaimed(container: MedusaContainer, move: MoveIntent): Promise<void> {
  if (move.actor !== 'customer' || !isCancelled(move.to)) return
  const attempt = await paymentRecords(container).findByOrder(move.number)
  if (attempt === undefined || !isClaimed(attempt)) return
  throw new ShopError('transfer_claimed', 'Staff are looking for the transfer of this order.')
}

/**
 * A refund for the order is due or paid out, so its payments must stay as they are.
 * @throws ShopError transition_not_allowed
 */
async function assertNoRefund(container: MedusaContainer, move: MoveIntent): Promise<void> {
  if (!move.corrects) return
  const refunds = await paymentRecords(container).refundsOf([move.number])
  if (refunds.length > 0) throw new ShopError('transition_not_allowed', 'This order has a refund.')
}

/** A dearer order is packed once the difference is paid. @throws ShopError payment_missing */
async function assertWholePaid(
  container: MedusaContainer,
  record: OrderRecordRow,
  move: MoveIntent,
): Promise<void> {
  if (isCancelled(move.to) || paymentOf[record.state] !== 'received') return
  const attempt = await paymentRecords(container).findByOrder(move.number)
  if (!isMissing(record, attempt)) return
  throw new ShopError('payment_missing', 'A difference of this paid order is not paid.')
}

async function moveRecord(
  container: MedusaContainer,
  record: OrderRecordRow,
  move: MoveIntent,
): Promise<OrderRecordRow> {
  assertAllowed(record, move)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await moveOnce(container, record, move)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt === attempts) {
        throw new ShopError('service_unavailable', 'The order is busy; try again shortly.')
      }
    }
  }
}

/** Completes an interrupted move before the next one. @returns the order afterwards */
async function finishInterrupted(
  container: MedusaContainer,
  record: OrderRecordRow,
  move: MoveIntent,
): Promise<OrderRecordRow> {
  const interrupted = await operations(container).find<MoveIntent>(moveOrderType, record.id)
  if (interrupted === undefined || interrupted.intent.to === move.to) return record
  return moveRecord(container, record, interrupted.intent)
}

/** Never fails the move; an hourly job erases orders that were missed. */
async function eraseFinished(container: MedusaContainer, recordId: string): Promise<boolean> {
  try {
    return (await eraseFinishedOrders(container, recordId)) > 0
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`A finished order was not erased. ${loggableText(error)}`)
    return false
  }
}

export function holdingOrders<Result>(
  container: MedusaContainer,
  numbers: readonly number[],
  job: () => Promise<Result>,
): Promise<Result> {
  const keys = numbers.map((number) => `order:${number}`)
  return withLocks(container, keys, job)
}

export const holdingOrder = <Result>(
  container: MedusaContainer,
  number: number,
  job: () => Promise<Result>,
): Promise<Result> => holdingOrders(container, [number], job)

/** The caller holds the lock. @throws ShopError not_found, stale, transition_not_allowed */
export async function moveHeldOrder(
  container: MedusaContainer,
  { ownerId, version, ...move }: MoveOrder,
): Promise<OrderRecordRow> {
  const found = await findOrder(container, move.number, ownerId)
  const record = await finishInterrupted(container, found, move)
  assertVersion(record.updated_at, version)
  await assertUnclaimed(container, move)
  await assertNoRefund(container, move)
  await assertWholePaid(container, record, move)
  const moved = await moveRecord(container, record, move)
  notifyOrderMoved(container)
  if (!isFinal(moved.state) || !(await eraseFinished(container, moved.id))) return moved
  return findOrder(container, move.number, null)
}

/** Of two concurrent moves one wins. @throws ShopError not_found, stale, transition_not_allowed */
export function moveOrder(container: MedusaContainer, move: MoveOrder): Promise<OrderRecordRow> {
  return holdingOrder(container, move.number, () => moveHeldOrder(container, move))
}

/** Completes an interrupted move, if there is one; the caller holds the order's lock. */
export async function finishHeldMove(container: MedusaContainer, recordId: string): Promise<void> {
  const begun = await operations(container).find<MoveIntent>(moveOrderType, recordId)
  if (begun) await moveHeldOrder(container, { ...begun.intent, ownerId: null })
}

/** A move holds the lock of its order; the next holder finds the move completed or interrupted. */
export async function finishMove(
  container: MedusaContainer,
  { subject, intent: { number } }: Operation<MoveIntent>,
): Promise<void> {
  await holdingOrder(container, number, () => finishHeldMove(container, subject ?? ''))
}
