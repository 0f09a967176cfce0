import { setTimeout as pause } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isCancelled, isDelivered, paymentOf } from '@nas/domain/order-states'
import { auditParts } from '../../../audit-log/module/audit-part'
import { dropUnsentPart } from '../../../email/module/outgoing-email'
import { uncapturePart } from '../../../medusa-tables/money-entries'
import { piecesOfOrderSql, undeliverPart } from '../../../medusa-tables/orders'
import type { Operation } from '../../../operations/module/operation'
import { operations } from '../../../operations/module/service'
import { dropClaimPart, receiptPart, refundOfOrderPart } from '../../../payments/module/payment-sql'
import type { Outcome } from '../../../platform/database/run-sql'
import { ShopError } from '../../../platform/errors/shop-error'
import { countSoldPart } from '../../../stock/module/stock-sql'
import { movedOutcome, noticedPart, type RecordedMove } from '../../module/record-sql'
import type { OrderRecordRow } from '../../module/rows'
import { orderRecords } from '../../module/service'

/** Changes the order's payment in the same statement. */
function paymentParts({ to, orderId }: RecordedMove) {
  if (paymentOf[to] === 'received') return [receiptPart(orderId)]
  return isCancelled(to) ? [refundOfOrderPart(orderId), dropClaimPart(orderId)] : []
}

/** Counts sold items when the order is delivered, and subtracts them when it is returned. */
function soldParts({ from, to, orderId }: RecordedMove) {
  const was = isDelivered(from)
  const is = isDelivered(to)
  return was === is ? [] : [countSoldPart(piecesOfOrderSql(orderId), is ? 1 : -1)]
}

/** Reverts Medusa's order in the statement of the move; the customer gets no e-mail. */
function correctionParts({ corrects, orderId, recordId }: RecordedMove) {
  if (!corrects) return []
  return [undeliverPart(orderId), uncapturePart(orderId), noticedPart, dropUnsentPart(recordId)]
}

function outcomeOf(move: RecordedMove): Outcome {
  const { parts, result } = movedOutcome(move)
  const { from, to, recordId } = move
  const audited = auditParts('moved', {
    kind: 'order',
    subject: recordId,
    before: { state: from },
    after: { state: to },
  })
  return {
    parts: [
      ...parts,
      ...paymentParts(move),
      ...soldParts(move),
      ...correctionParts(move),
      ...audited,
    ],
    result,
  }
}

/** Pauses between checks whether a move whose response was lost has been committed. */
const pausesMs = [100, 400, 1500, 4000]

/** The caller holds the lock of the order, so no other move can have led to this state. */
async function recordAfter(
  container: MedusaContainer,
  { recordId, to }: RecordedMove,
): Promise<OrderRecordRow | undefined> {
  const kept = async () => {
    const record = await orderRecords(container).findById(recordId)
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

/** A committed move counts as done even if the connection broke before the response. */
export async function recordMove(
  container: MedusaContainer,
  operation: Operation,
  move: RecordedMove,
): Promise<OrderRecordRow> {
  try {
    const [moved] = await operations(container).commit<OrderRecordRow>(operation, outcomeOf(move))
    if (moved) return moved
  } catch (error) {
    const kept = await recordAfter(container, move)
    if (kept) return kept
    throw error
  }
  throw new ShopError('transition_not_allowed', 'The order was moved by another request.')
}
