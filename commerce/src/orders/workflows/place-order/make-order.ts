import type { MedusaContainer } from '@medusajs/framework/types'
import type { WorkingTime } from '@nas/domain/delivery-rules'
import { orderCode } from '@nas/domain/order-code'
import type { Sql } from '@nas/query/sql'
import { auditParts } from '../../../audit-log/module/audit-part'
import { deliveryRules } from '../../../catalogue/module/service'
import { newOrderParts, nextDisplayIdsSql } from '../../../medusa-tables/new-order'
import type { MedusaOrder } from '../../../medusa-tables/order-rows'
import { reservationParts } from '../../../medusa-tables/stock'
import { operations } from '../../../operations/module/service'
import { deadlineOf, newReference } from '../../../payments/methods/payment-method'
import { dueAttemptPart } from '../../../payments/module/payment-sql'
import { type Outcome, sqlOf } from '../../../platform/database/run-sql'
import { ShopError } from '../../../platform/errors/shop-error'
import { settings } from '../../../platform/settings/settings'
import { shopSetup } from '../../../platform/setup/shop-setup'
import { assertInStock, whileStockIsHeld } from '../../../stock/workflows/reserve-stock'
import { SHOP_VAT, type VatService } from '../../../vat/module/service'
import { isTakenCode, placedOutcome } from '../../module/record-sql'
import type { NewOrderRecord, OrderRecordRow } from '../../module/rows'
import { medusaOrderOf, type PricedRequest, type StockedLine } from './medusa-order'
import { codeNumber, firstMoves, recordOf } from './order-record'

function stockedLines({ quote, placement }: PricedRequest): StockedLine[] {
  const { lineIds } = placement.intent
  return quote.lines.map((line, position) => ({ ...line, id: lineIds[position] ?? '' }))
}

async function nextDisplayId(container: MedusaContainer): Promise<number> {
  const [next] = await sqlOf(container)<{ number: number }>(nextDisplayIdsSql(1))
  if (next === undefined) throw new Error('A sequence has yielded no number')
  return next.number
}

/** A payment attempt; every method other than cash on delivery is due immediately. */
function attemptParts(
  { request: { payment } }: PricedRequest,
  order: MedusaOrder,
  time: WorkingTime,
): Sql[] {
  const { code, timeToPay } = payment
  if (timeToPay === null) return []
  const attempt = dueAttemptPart({
    order_id: order.id,
    display_id: order.displayId,
    method: code,
    reference: newReference(order.displayId),
    amount: order.total,
    expires_at: deadlineOf(timeToPay, time, order.at),
  })
  return [attempt]
}

/** Customers who place orders are not audited. */
function auditOf({ display_id, source }: NewOrderRecord, placed: string): Sql[] {
  const change = { before: {}, after: { source } }
  return auditParts(placed, { kind: 'order', subject: String(display_id), ...change })
}

/** Runs the statement of a new order; yields no row, and writes nothing, when stock is short. */
export type WriteOrder = (
  outcome: Outcome,
  order: Pick<NewOrderRecord, 'code'>,
) => Promise<OrderRecordRow[]>

/** A new code can only collide with codes of the same day that were made under another key. */
const maxCodes = 5

/** @returns undefined, without any change, when stock is short or the operation was compensated */
async function commit(
  container: MedusaContainer,
  priced: PricedRequest,
  order: MedusaOrder,
  reservation: ReturnType<typeof reservationParts>,
  write: WriteOrder,
): Promise<OrderRecordRow | undefined> {
  const { request, quote } = priced
  const { at, displayId } = order
  const rules = await deliveryRules(container)
  const parts = [
    ...reservation.parts,
    ...newOrderParts(order),
    ...attemptParts(priced, order, rules),
  ]
  for (let attempt = 0; ; attempt += 1) {
    const number = codeNumber(settings().ORDER_CODE_KEY, at, displayId, attempt)
    const code = orderCode(at, number)
    const record = recordOf(request, quote, order, { rules, code })
    const placed = placedOutcome(record, firstMoves(request))
    try {
      const outcome = {
        condition: reservation.condition,
        parts: [...parts, ...placed.parts, ...auditOf(record, placed.result)],
        result: placed.result,
      }
      const [recorded] = await write(outcome, record)
      return recorded
    } catch (error) {
      if (attempt === maxCodes || !isTakenCode(error)) throw error
    }
  }
}

/**
 * Creates stock reservations, Medusa's order, its payment and the shop's record atomically.
 * @param write by default the statement also ends the order's operation
 * @throws ShopError out_of_stock, or service_unavailable when placing took so long that the
 * operation was compensated as interrupted
 */
export async function makeOrder(
  container: MedusaContainer,
  priced: PricedRequest,
  write: WriteOrder = (outcome) =>
    operations(container).commit<OrderRecordRow>(priced.placement, outcome),
): Promise<OrderRecordRow> {
  const lines = stockedLines(priced)
  const at = new Date()
  const [setup, displayId, vatRate] = await Promise.all([
    shopSetup(container),
    nextDisplayId(container),
    container.resolve<VatService>(SHOP_VAT).rateAt(at),
  ])
  const { stockLocationId } = setup
  const order = medusaOrderOf(setup, priced, { lines, vatRate, displayId, at })
  const reservations = lines.map(({ id, product: { inventoryItemId }, quantity }) => ({
    lineId: id,
    inventoryItemId,
    quantity,
  }))
  const reservation = reservationParts(reservations, stockLocationId)
  const items = reservations.map(({ inventoryItemId }) => inventoryItemId)
  const recorded = await whileStockIsHeld(container, items, async () => {
    const made = await commit(container, priced, order, reservation, write)
    if (made === undefined) await assertInStock(container, lines, stockLocationId)
    return made
  })
  if (recorded) return recorded
  throw new ShopError('service_unavailable', 'Placing the order took too long; try again.')
}
