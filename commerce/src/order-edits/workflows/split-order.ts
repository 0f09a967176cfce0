import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import type { WantedItem } from '@nas/contract/carts/operations'
import type { SplitOrder } from '@nas/contract/order-edits/operations'
import { awaitsPayment } from '@nas/domain/order-states'
import { deliveryPrice } from '../../catalogue/queries/prices'
import { noteEditSql } from '../../orders/module/edits-table'
import type { OrderRecordRow } from '../../orders/module/rows'
import { makeOrder } from '../../orders/workflows/place-order/make-order'
import { newOrderIds } from '../../orders/workflows/place-order/operation'
import { pricedLines, type Quote, summed, sumOf } from '../../orders/workflows/quote'
import { paymentChoice } from '../../payments/methods/methods'
import { inTransaction, outcomeSql } from '../../platform/database/run-sql'
import { assertVersion } from '../../platform/database/version'
import { fieldError, ShopError } from '../../platform/errors/shop-error'
import { ordersPlaced } from '../../platform/orders-placed'
import { shopSetup } from '../../platform/setup/shop-setup'
import { type EditPlan, planEdit, type StoredLine } from '../queries/plan-edit'
import { assertSameTotal, holdingSettled } from './edit-order'
import { presentReceiver, writeEdit } from './write-edit'

/** @throws ShopError invalid, unless pieces of the order move and others stay */
function remaining(lines: readonly StoredLine[], moved: readonly WantedItem[]): WantedItem[] {
  const quantities = new Map(moved.map(({ product, quantity }) => [product, quantity]))
  const kept = lines.map(({ product, quantity }) => {
    const left = quantity - (quantities.get(product) ?? 0)
    quantities.delete(product)
    return { product, quantity: left }
  })
  const isPossible = quantities.size === 0 && kept.every(({ quantity }) => quantity >= 0)
  const stays = kept.filter(({ quantity }) => quantity > 0)
  if (isPossible && stays.length > 0) return stays
  const message = 'Some pieces of the order have to move, and some to stay.'
  throw fieldError('invalid', 'items', message)
}

/** The second order: its products at the price of the first one, with its own delivery fee. */
async function movedQuote(
  container: MedusaContainer,
  moved: WantedItem[],
  { lines }: EditPlan,
): Promise<Quote> {
  const prices = new Map(lines.map(({ product, price }) => [product, price]))
  const priced = (await pricedLines(container, moved)).map((line) => ({
    ...line,
    price: prices.get(line.product.number) ?? line.price,
  }))
  const subtotal = sumOf(priced)
  const shippingPrice = await deliveryPrice(container, await shopSetup(container), subtotal)
  return { lines: priced, subtotal, shippingPrice, discount: 0, total: subtotal + shippingPrice }
}

/**
 * Both orders after a split.
 * @throws ShopError invalid; transition_not_allowed once the order is paid, packed or closed;
 *   product_unavailable; those of `planEdit`
 */
export async function planSplit(
  container: MedusaContainer,
  record: OrderRecordRow,
  items: WantedItem[],
): Promise<{ plan: EditPlan; quote: Quote }> {
  if (!awaitsPayment(record.state)) {
    throw new ShopError('transition_not_allowed', 'Only an unpaid order can be split.')
  }
  const moved = summed(items)
  const plan = await planEdit(container, record, (lines) => remaining(lines, moved))
  return { plan, quote: await movedQuote(container, moved, plan) }
}

/**
 * Moves pieces of an unpaid order to a second order for the same receiver. Both orders are written
 * in one transaction, so an interruption leaves the order as it was.
 * @returns the second order
 * @throws ShopError not_found, stale, price_changed, and those of `planSplit`
 */
export async function splitOrder(
  container: MedusaContainer,
  { wanted, author }: { wanted: SplitOrder; author: string },
): Promise<OrderRecordRow> {
  const made = await holdingSettled(container, [wanted.order], async (record) => {
    assertVersion(record.updated_at, wanted.updatedAt)
    const { plan, quote } = await planSplit(container, record, wanted.items)
    assertSameTotal({ ...plan, total: plan.total + quote.total }, wanted.expected_total)
    const receiver = presentReceiver(record)
    const request = {
      items: wanted.items,
      receiver,
      note: record.note,
      payment: paymentChoice(record.payment_method),
      locale: record.locale,
      expectedTotal: null,
      consents: [],
      customerId: record.customer_id,
      staffId: author,
      splitFrom: record,
      newAccount: null,
      emailProof: null,
      caller: author,
      idempotencyKey: null,
      requestHash: '',
      origin: null,
    }
    const placement = { id: '', intent: newOrderIds(quote.lines.length) }
    return makeOrder(container, { request, quote, placement }, (outcome, { code }) =>
      inTransaction(container, async (run) => {
        const edit = { receiver, version: wanted.updatedAt, author, other: { split_to: code } }
        await writeEdit(container, run, { record, plan }, edit)
        const [made] = await run<OrderRecordRow>(outcomeSql(outcome))
        if (made === undefined) throw new ShopError('out_of_stock', 'There is not enough in stock.')
        const id = generateEntityId(undefined, 'ordedit')
        const before = { ...receiver, items: [] }
        const after = { ...before, split_from: record.code }
        await run(noteEditSql({ id, record_id: made.id, author, before, after }))
        return [made]
      }),
    )
  })
  ordersPlaced.inc()
  return made
}
