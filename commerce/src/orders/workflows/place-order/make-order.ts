import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { orderCode } from '@nas/domain/order-code'
import { deliveryRules } from '../../../catalogue/queries/delivery-rules'
import { reserveStock } from '../../../catalogue/workflows/stock'
import { OPERATIONS } from '../../../operations/module/key'
import type { OperationsService } from '../../../operations/module/service'
import { newReference } from '../../../payments/methods/reference'
import { SHOP_PAYMENT } from '../../../payments/module/key'
import type { ShopPaymentService } from '../../../payments/module/service'
import { promisePayment } from '../../../payments/workflows/promise-payment'
import { ShopError } from '../../../platform/errors/shop-error'
import { settings } from '../../../platform/settings/settings'
import { isTakenCode, placedOutcome } from '../../module/record-sql'
import type { OrderRecordRow } from '../../module/rows'
import type { Quote, StockedLine } from '../quote'
import { codeNumber } from './code-number'
import type { OrderPlacement } from './operation'
import { orderFrom } from './order-draft'
import { firstMoves, type PlacedOrder, recordOf } from './order-record'
import type { PlaceOrderRequest } from './place-order-request'

/** A checked and priced order request, and the ids that the order will have. */
export interface PricedRequest {
  request: PlaceOrderRequest
  quote: Quote
  placement: OrderPlacement
}

/** The lines with the ids under which their stock is reserved. */
function stockedLines({ quote, placement }: PricedRequest): StockedLine[] {
  const { lineIds } = placement.intent
  return quote.lines.map((line, position) => ({ ...line, id: lineIds[position] ?? '' }))
}

async function createOrder(
  container: MedusaContainer,
  { request, quote, placement }: PricedRequest,
  lines: StockedLine[],
): Promise<PlacedOrder> {
  const { receiver, customerId, locale } = request
  const draft = await orderFrom(container, { receiver, customerId, locale, quote, lines })
  const withId = { ...draft, id: placement.intent.orderId }
  const order = await container.resolve(Modules.ORDER).createOrders(withId)
  return { id: order.id, displayId: Number(order.display_id) }
}

/**
 * Cash is promised at once. Every other payment is waited for: it is written down before the
 * record of the order, so that no customer has an order whose payment nobody knows.
 */
async function beginPayment(
  container: MedusaContainer,
  { request: { payment }, quote: { total: amount }, placement }: PricedRequest,
  order: PlacedOrder,
): Promise<void> {
  const { collectionId } = placement.intent
  await promisePayment(container, { id: collectionId, amount, payment })
  if (payment.minutesToPay !== null) {
    await container.resolve<ShopPaymentService>(SHOP_PAYMENT).open({
      order_id: order.id,
      display_id: order.displayId,
      method: payment.code,
      reference: newReference(order.displayId),
      amount,
      expires_at: new Date(Date.now() + payment.minutesToPay * 60_000),
    })
  }
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: order.id },
    [Modules.PAYMENT]: { payment_collection_id: collectionId },
  })
}

/** Codes of the same day that were made under another key are the only ones a new one can meet. */
const mostCodes = 5

/** @returns undefined when the placement was taken for interrupted meanwhile */
async function recordOrder(
  container: MedusaContainer,
  { request, quote, placement }: PricedRequest,
  order: PlacedOrder,
): Promise<OrderRecordRow | undefined> {
  const operations = container.resolve<OperationsService>(OPERATIONS)
  const rules = await deliveryRules(container)
  const at = new Date()
  for (let attempt = 0; ; attempt += 1) {
    const number = codeNumber(settings().ORDER_CODE_KEY, at, order.displayId, attempt)
    const code = orderCode(at, number)
    const record = recordOf(request, quote, order, { rules, at, code })
    const outcome = placedOutcome(record, firstMoves(request))
    try {
      const [recorded] = await operations.commit<OrderRecordRow>(placement, outcome)
      return recorded
    } catch (error) {
      if (attempt === mostCodes || !isTakenCode(error)) throw error
    }
  }
}

/**
 * Stock, order, payment and, last, the shop's record, so that an order exists for the shop exactly
 * when all of it does. What fails leaves the rest to be compensated.
 * @throws ShopError out_of_stock, or service_unavailable when it took so long that it was taken
 *   for interrupted
 */
export async function makeOrder(
  container: MedusaContainer,
  priced: PricedRequest,
): Promise<OrderRecordRow> {
  const lines = stockedLines(priced)
  await reserveStock(container, lines)
  const order = await createOrder(container, priced, lines)
  await beginPayment(container, priced, order)
  const recorded = await recordOrder(container, priced, order)
  if (recorded) return recorded
  throw new ShopError('service_unavailable', 'Placing the order took too long; try again.')
}
