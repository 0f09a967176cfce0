import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import type { WantedItem } from '@nas/contract/carts/operations'
import type { EditedOrder, OrderEditQuote } from '@nas/contract/order-edits/operations'
import { awaitsPayment, isUnpacked, paymentOf } from '@nas/domain/order-states'
import { deliveryPrice } from '../../catalogue/queries/prices'
import { reservedLinesSql } from '../../medusa-tables/order-edits'
import type { OrderRecordRow } from '../../orders/module/rows'
import { assertModerate } from '../../orders/workflows/place-order/order-limits'
import { pricedLines, type QuoteLine, summed, sumOf } from '../../orders/workflows/quote'
import type { AttemptRow } from '../../payments/module/rows'
import { paymentRecords } from '../../payments/module/service'
import { isClaimed, isDue, isMissing } from '../../payments/queries/payment-part'
import { sqlOf } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'
import { shopSetup } from '../../platform/setup/shop-setup'
import { assertAvailable } from '../../stock/workflows/reserve-stock'

export interface EditedLine {
  /** Medusa's id of the line. */
  id: string
  product: number
  name: string
  sku: string | null
  price: number
  before: number
  quantity: number
  /** Null when the line reserves nothing. */
  inventoryItemId: string | null
  /** The product of a new line. */
  added: QuoteLine['product'] | null
}

export type StoredLine = Pick<
  EditedLine,
  'id' | 'product' | 'name' | 'sku' | 'price' | 'quantity' | 'inventoryItemId'
>

/** The wanted lines, from the stored ones. */
export type WantedOf = (stored: readonly StoredLine[]) => WantedItem[]

/** Null keeps all lines. */
export const itemsOrAll =
  (items: EditedOrder['items']): WantedOf =>
  (stored) =>
    items ?? wantedAgain(stored)

export const wantedAgain = (lines: readonly StoredLine[]): WantedItem[] =>
  lines.map(({ product, quantity }) => ({ product, quantity }))

interface ReceivedPart {
  id: string
  refund: number
}

export interface EditPlan extends Omit<OrderEditQuote, 'lines'> {
  lines: EditedLine[]
  /** Received payments of a paid order with the refund due from each; null for an unpaid order. */
  received: ReceivedPart[] | null
}

export const storedLines = (container: MedusaContainer, orderId: string): Promise<StoredLine[]> =>
  sqlOf(container)<StoredLine>(reservedLinesSql(orderId))

/** @throws ShopError product_unavailable or out_of_stock, for products whose quantity grows */
async function editedLines(
  container: MedusaContainer,
  orderId: string,
  wantedOf: WantedOf,
  joining: readonly StoredLine[],
): Promise<EditedLine[]> {
  const stored = await storedLines(container, orderId)
  const byProduct = new Map(stored.map((line) => [line.product, line]))
  const wanted = summed(wantedOf(stored))
  const quantities = new Map(wanted.map(({ product, quantity }) => [product, quantity]))
  const more = wanted
    .map((item) => ({
      product: item.product,
      quantity: item.quantity - (byProduct.get(item.product)?.quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
  const growing = more.length === 0 ? [] : await pricedLines(container, more)
  const joins = new Map(joining.map((line) => [line.product, line]))
  assertAvailable(
    growing.map(({ product: { number, available }, ...line }) => {
      const reserved = joins.get(number)?.quantity ?? 0
      return { ...line, product: { number, available: available + reserved } }
    }),
  )
  const items = new Map(growing.map(({ product }) => [product.number, product.inventoryItemId]))
  const kept = stored.map((line) => ({
    ...line,
    inventoryItemId: line.inventoryItemId ?? items.get(line.product) ?? null,
    before: line.quantity,
    quantity: quantities.get(line.product) ?? 0,
    added: null,
  }))
  const isNew = ({ product }: QuoteLine) => !byProduct.has(product.number)
  const added = growing.filter(isNew).map(({ product, price, quantity }) => ({
    id: generateEntityId(undefined, 'ordli'),
    product: product.number,
    name: product.title,
    sku: product.sku,
    price: joins.get(product.number)?.price ?? price,
    before: 0,
    quantity,
    inventoryItemId: product.inventoryItemId,
    added: product,
  }))
  return [...kept, ...added]
}

export const changesGoods = ({ lines }: Pick<EditPlan, 'lines'>): boolean =>
  lines.some(({ before, quantity }) => before !== quantity)

type Money = Pick<EditPlan, 'refund' | 'missing' | 'received' | 'is_due_again'>

/** The surplus over the total is refunded from the newest payment first. */
async function moneyOfPaid(
  container: MedusaContainer,
  record: OrderRecordRow,
  attempt: AttemptRow | undefined,
  total: number,
): Promise<Money> {
  const received = await paymentRecords(container).receivedFor(record.display_id)
  const sum = received.reduce((all, { amount }) => all + amount, 0)
  const refund = Math.max(0, sum - total)
  const missing = Math.max(0, total - sum)
  let left = refund
  const parts = received.map(({ id, amount }) => {
    const part = Math.min(left, amount)
    left -= part
    return { id, refund: part }
  })
  const isDemanded =
    isMissing(record, attempt) && isDue(record, attempt) && Number(attempt.amount) === missing
  return { refund, missing, received: parts, is_due_again: missing > 0 && !isDemanded }
}

/** @throws ShopError transfer_claimed, payment_not_due */
async function moneyOf(
  container: MedusaContainer,
  record: OrderRecordRow,
  total: number,
): Promise<Money> {
  const isChanged = total !== Number(record.total)
  const attempt = await paymentRecords(container).findByOrder(record.display_id)
  if (isChanged && attempt !== undefined && isClaimed(attempt)) {
    throw new ShopError('transfer_claimed', 'Staff are looking for the transfer of this order.')
  }
  if (paymentOf[record.state] === 'received') return moneyOfPaid(container, record, attempt, total)
  const isDueAgain = isChanged && awaitsPayment(record.state) && record.payment_kind !== 'cod'
  if (isDueAgain && !isDue(record, attempt)) {
    throw new ShopError('payment_not_due', 'The time to pay this order is over.')
  }
  return { refund: 0, missing: 0, received: null, is_due_again: isDueAgain }
}

/**
 * Kept lines keep their price, new ones have the current price, and the delivery fee follows the
 * new sum.
 * @param joining lines of another order, whose pieces and prices this order takes over
 * @throws ShopError transition_not_allowed once the order is packed or closed; product_unavailable,
 * out_of_stock, order_too_large, transfer_claimed, payment_not_due
 */
export async function planEdit(
  container: MedusaContainer,
  record: OrderRecordRow,
  wantedOf: WantedOf,
  joining: readonly StoredLine[] = [],
): Promise<EditPlan> {
  if (!isUnpacked(record.state)) {
    throw new ShopError('transition_not_allowed', 'Only an order that is not packed can be edited.')
  }
  const before = Number(record.total)
  const lines = await editedLines(container, record.order_id, wantedOf, joining)
  const subtotal = sumOf(lines)
  const shippingPrice =
    subtotal === Number(record.subtotal)
      ? Number(record.shipping_price)
      : await deliveryPrice(container, await shopSetup(container), subtotal)
  const total = subtotal + shippingPrice - Number(record.discount)
  if (changesGoods({ lines })) assertModerate({ lines, total })
  return {
    lines,
    subtotal,
    shipping_price: shippingPrice,
    total,
    before_total: before,
    ...(await moneyOf(container, record, total)),
  }
}
