import { type ErrorDetail, ShopError } from '../../platform/errors/shop-error'

interface Demand {
  product: { number: number; available: number }
  quantity: number
  index: number
}

/** @throws ShopError out_of_stock with what is left of each product that is short */
export function assertAvailable(lines: Demand[]): void {
  const details = lines.flatMap(({ product, quantity, index }): ErrorDetail[] => {
    const { number, available } = product
    if (available >= quantity) return []
    const message = available === 0 ? 'This product is sold out.' : `Only ${available} are left.`
    return [{ path: ['items', index], code: 'out_of_stock', message, product: number, available }]
  })
  if (details.length > 0) {
    throw new ShopError('out_of_stock', 'There is not enough in stock.', details)
  }
}
