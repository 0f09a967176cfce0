import { notFound } from '../errors/shop-error'

/** The number of an order in a path. @throws ShopError not_found when it is none */
export function orderNumber(text: string | undefined): number {
  if (text !== undefined && /^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw notFound()
}
