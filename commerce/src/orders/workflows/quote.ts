import type { MedusaContainer } from '@medusajs/framework/types'
import type { WantedItem } from '@nas/contract/carts/operations'
import type { OrderTotals } from '@nas/domain/order-totals'
import { deliveryAmong, deliveryPrice, presentPrices } from '../../catalogue/queries/prices'
import { type SellableProduct, sellableProducts } from '../../catalogue/queries/sellable-product'
import { type ErrorDetail, ShopError } from '../../platform/errors/shop-error'
import { shopSetup } from '../../platform/setup/shop-setup'
import { assertAvailable } from '../../stock/workflows/reserve-stock'

interface WantedLine {
  product: SellableProduct
  quantity: number
  /** First index of the product in the request. */
  index: number
}

export interface QuoteLine extends WantedLine {
  price: number
}

export interface Quote extends OrderTotals {
  lines: QuoteLine[]
}

export const piecesOf = ({ lines }: { lines: readonly { quantity: number }[] }): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0)

interface GoodsLine {
  product: Pick<SellableProduct, 'number' | 'title' | 'sku'>
  quantity: number
}

/** Equal for equal lines in any order. */
export const goodsOf = (lines: readonly GoodsLine[]): string =>
  lines
    .toSorted((one, other) => one.product.number - other.product.number)
    .map(({ product, quantity }) => `${quantity} ${product.title} ${product.sku ?? ''}`.trim())
    .join(', ')

export function summed(items: WantedItem[]): (WantedItem & { index: number })[] {
  const byProduct = new Map<number, WantedItem & { index: number }>()
  for (const [index, { product, quantity }] of items.entries()) {
    const known = byProduct.get(product)
    if (known) known.quantity += quantity
    else byProduct.set(product, { product, quantity, index })
  }
  return [...byProduct.values()]
}

function unavailable(wanted: { product: number; index: number }[]): ShopError {
  const details = wanted.map(({ product, index }) => ({
    path: ['items', index],
    code: 'product_unavailable',
    message: 'This product is not on sale.',
    product,
  }))
  return new ShopError('product_unavailable', 'Some products are not on sale.', details)
}

/** @throws ShopError product_unavailable, naming each line that is not on sale */
async function wantedLines(container: MedusaContainer, items: WantedItem[]): Promise<WantedLine[]> {
  const wanted = summed(items)
  const numbers = wanted.map(({ product }) => product)
  const products = await sellableProducts(container, numbers)
  const lines = wanted.flatMap(({ product: number, ...line }) => {
    const product = products.get(number)
    return product === undefined ? [] : [{ product, ...line }]
  })
  if (lines.length === wanted.length) return lines
  throw unavailable(wanted.filter(({ product }) => !products.has(product)))
}

/** @throws ShopError product_unavailable, naming each line that has no price */
function pricedWith(prices: Map<string, number>, lines: WantedLine[]): QuoteLine[] {
  const priceOf = ({ product }: WantedLine) => prices.get(product.priceSetId)
  const unpriced = lines.filter((line) => priceOf(line) === undefined)
  if (unpriced.length > 0) {
    throw unavailable(unpriced.map(({ product, index }) => ({ product: product.number, index })))
  }
  return lines.map((line) => ({ ...line, price: priceOf(line) ?? 0 }))
}

/** @throws ShopError product_unavailable, naming each line that cannot be sold */
export async function pricedLines(
  container: MedusaContainer,
  items: WantedItem[],
): Promise<QuoteLine[]> {
  const setup = await shopSetup(container)
  const lines = await wantedLines(container, items)
  const sets = lines.map(({ product }) => product.priceSetId)
  return pricedWith(await presentPrices(container, setup, sets), lines)
}

/** Price of these lines in đồng. */
export const sumOf = (lines: readonly { price: number; quantity: number }[]): number =>
  lines.reduce((total, { price, quantity }) => total + price * quantity, 0)

/** Prices in the request are ignored. @throws ShopError product_unavailable; out_of_stock */
export async function quoteOf(container: MedusaContainer, items: WantedItem[]): Promise<Quote> {
  const setup = await shopSetup(container)
  const wanted = await wantedLines(container, items)
  assertAvailable(wanted)
  // The delivery fee depends on the sum of the goods. The sum of list prices is nearly always
  // correct, so one calculation prices everything; otherwise delivery is calculated again.
  const guess = sumOf(wanted.map((line) => ({ ...line, price: line.product.listPrice ?? 0 })))
  const sets = [...wanted.map(({ product }) => product.priceSetId), setup.shippingOption.priceSetId]
  const prices = await presentPrices(container, setup, sets, guess)
  const lines = pricedWith(prices, wanted)
  const subtotal = sumOf(lines)
  const shippingPrice =
    subtotal === guess
      ? deliveryAmong(prices, setup)
      : await deliveryPrice(container, setup, subtotal)
  const discount = 0
  return { lines, subtotal, shippingPrice, discount, total: subtotal + shippingPrice - discount }
}

/** @throws ShopError price_changed with the current prices when the shopper saw another total */
export function assertExpected(
  quote: Pick<Quote, 'lines' | 'shippingPrice' | 'total'>,
  expected: number | null | undefined,
): void {
  if (expected === null || expected === undefined || expected === quote.total) return
  const details = quote.lines.map(
    ({ product, price, index }): ErrorDetail => ({
      path: ['items', index],
      code: 'price_changed',
      message: 'The present price of this product.',
      product: product.number,
      price,
    }),
  )
  const facts = { total: quote.total, shipping_price: quote.shippingPrice }
  throw new ShopError('price_changed', 'The total of the order has changed.', details, facts)
}
