import type { MedusaContainer } from '@medusajs/framework/types'
import { type ErrorDetail, ShopError } from '../errors/shop-error'
import { shopSetup } from '../setup/shop-setup'
import { deliveryPrice, presentPrices } from './prices'
import { type SellableProduct, sellableProducts } from './sellable-product'

export interface WantedItem {
  product: number
  quantity: number
}

export interface QuoteLine {
  product: SellableProduct
  quantity: number
  price: number
  /** Where the product stands first in the request. */
  index: number
}

export interface Quote {
  lines: QuoteLine[]
  subtotal: number
  shippingPrice: number
  discount: number
  total: number
}

/** One entry a product, however often it stands in the request. */
function summed(items: WantedItem[]): (WantedItem & { index: number })[] {
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

/**
 * The products with their present prices, each once with its whole quantity.
 * @throws ShopError product_unavailable, naming each line that cannot be sold
 */
export async function pricedLines(
  container: MedusaContainer,
  items: WantedItem[],
): Promise<QuoteLine[]> {
  const setup = await shopSetup(container)
  const wanted = summed(items)
  const products = await sellableProducts(
    container,
    wanted.map(({ product }) => product),
  )
  const prices = await presentPrices(
    container,
    setup,
    [...products.values()].map(({ priceSetId }) => priceSetId),
  )
  const lines = wanted.flatMap(({ product: number, quantity, index }) => {
    const product = products.get(number)
    const price = product && prices.get(product.priceSetId)
    return product === undefined || price === undefined ? [] : [{ product, quantity, price, index }]
  })
  if (lines.length < wanted.length) {
    const priced = new Set(lines.map(({ product }) => product.number))
    throw unavailable(wanted.filter(({ product }) => !priced.has(product)))
  }
  return lines
}

/**
 * What these items cost now; nothing about money is believed from the request.
 * @throws ShopError product_unavailable, naming each line that cannot be sold
 */
export async function quoteOf(container: MedusaContainer, items: WantedItem[]): Promise<Quote> {
  const lines = await pricedLines(container, items)
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const shippingPrice = await deliveryPrice(container, await shopSetup(container), subtotal)
  const discount = 0
  return { lines, subtotal, shippingPrice, discount, total: subtotal + shippingPrice - discount }
}

/** @throws ShopError price_changed with the present prices when the shopper was shown another sum */
export function assertExpected(quote: Quote, expected: number | null | undefined): void {
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
  throw new ShopError('price_changed', 'The sum of the order has changed.', details, facts)
}
