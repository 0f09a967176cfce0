import { call, get } from './http.ts'

interface Product {
  id: number
  attributes: { price: number }
}

let cheapest: Promise<Product> | undefined

/** A product of the demo shop, which other tests do not delete: theirs have no category. */
export function aProduct(): Promise<Product> {
  cheapest ??= get(
    '/products?filters[categories][id][$notNull]=true&sort=price:asc&pagination[limit]=1',
  ).then(({ body }) => body.data[0])
  return cheapest
}

export async function bodyOf(changes: object): Promise<object> {
  const { id } = await aProduct()
  return {
    name: 'Nguyễn Thị Thử',
    phone: '0912345678',
    address: '12 Nguyễn Huệ',
    province: 'Thành phố Hồ Chí Minh',
    district: 'Quận 1',
    ward: 'Phường Bến Nghé',
    payment: 'cod',
    cartitems: [{ product: id, quantity: 1 }],
    consent_data: true,
    consent_policy: true,
    ...changes,
  }
}

/** Sends an order of one product, as a guest unless a token is given. */
export async function place(
  changes: object = {},
  token?: string,
  headers: Record<string, string> = {},
) {
  const body = { data: await bodyOf(changes) }
  const sent = { body, headers, ...(token && { token }) }
  return call('POST', '/app/createorder?populate=cartitems.product.thub', sent)
}
