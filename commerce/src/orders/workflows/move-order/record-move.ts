import { setTimeout as pause } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { deliveredStates } from '@nas/domain/order-states'
import { piecesOfOrderSql } from '../../../medusa-tables/orders'
import { OPERATIONS } from '../../../operations/module/key'
import type { Operation } from '../../../operations/module/operation'
import type { OperationsService } from '../../../operations/module/service'
import { receiptPart, refundOfOrderPart } from '../../../payments/module/refund-sql'
import type { Outcome } from '../../../platform/database/outcome'
import { ShopError } from '../../../platform/errors/shop-error'
import { trailParts } from '../../../platform/trail/trail-part'
import { countSoldPart } from '../../../stock/module/stock-sql'
import { SHOP_ORDER } from '../../module/key'
import { movedOutcome, type RecordedMove } from '../../module/record-sql'
import type { OrderRecordRow } from '../../module/rows'
import type { ShopOrderService } from '../../module/service'

/** What the payment of an order becomes with the move, in the same statement. */
function paymentParts({ to, orderId }: RecordedMove) {
  if (to === 'payment') return [receiptPart(orderId)]
  return to === 'cancel' || to === 'usercancel' ? [refundOfOrderPart(orderId)] : []
}

/** What is sold counts with the order's delivery, and no more when it is taken back. */
function soldParts({ from, to, orderId }: RecordedMove) {
  const was = deliveredStates.includes(from)
  const is = deliveredStates.includes(to)
  return was === is ? [] : [countSoldPart(piecesOfOrderSql(orderId), is ? 1 : -1)]
}

function outcomeOf(move: RecordedMove): Outcome {
  const { parts, result } = movedOutcome(move)
  const { from, to, recordId } = move
  const trailed = trailParts('moved', {
    kind: 'order',
    subject: recordId,
    before: { state: from },
    after: { state: to },
  })
  return { parts: [...parts, ...paymentParts(move), ...soldParts(move), ...trailed], result }
}

/** How long the database is asked whether it has kept a move without saying so. */
const pausesMs = [100, 400, 1500, 4000]

/** The caller holds the order, so that nobody else can have brought it there. */
async function recordAfter(
  container: MedusaContainer,
  { recordId, to }: RecordedMove,
): Promise<OrderRecordRow | undefined> {
  const orders = container.resolve<ShopOrderService>(SHOP_ORDER)
  const kept = async () => {
    const record = await orders.findById(recordId)
    return record?.state === to ? record : undefined
  }
  for (const pauseMs of pausesMs) {
    try {
      return await kept()
    } catch {
      await pause(pauseMs)
    }
  }
  return kept()
}

/**
 * Writes the new state, the history and what the payment becomes, if nobody has moved the order
 * meanwhile. A move that the database has kept is done, though the connection broke before it
 * said so.
 * @returns the order as it stands then
 */
export async function recordMove(
  container: MedusaContainer,
  operation: Operation,
  move: RecordedMove,
): Promise<OrderRecordRow> {
  const operations = container.resolve<OperationsService>(OPERATIONS)
  try {
    const [moved] = await operations.commit<OrderRecordRow>(operation, outcomeOf(move))
    if (moved) return moved
  } catch (error) {
    const kept = await recordAfter(container, move)
    if (kept) return kept
    throw error
  }
  throw new ShopError('transition_not_allowed', 'The order was moved by somebody else.')
}
