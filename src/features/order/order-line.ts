import type { Order } from '@nas/contract/order'

export interface OrderLine {
  /** Id of the line, not of the product. */
  id: number | string
  /** Empty for a deleted product. */
  slug: string
  imagelink: string
  name: string
  name_en: string
  quantity: number
  price: number
}

/** Lines as the server returns them; a deleted product keeps its name from the order. */
export function linesOf(order: Pick<Order, 'cartitems'>): OrderLine[] {
  return (order.cartitems ?? []).map(({ id, name, quantity, price, product }) => {
    const known = product?.data?.attributes
    const formats = known?.thub?.data?.attributes.formats
    return {
      id,
      slug: known?.slug ?? '',
      imagelink: (formats?.thumbnail ?? formats?.small)?.url ?? '',
      name,
      name_en: known?.name_en ?? '',
      quantity,
      price,
    }
  })
}
