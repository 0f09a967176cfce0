import { randomUUID } from 'node:crypto'
import { eventually } from '../support/eventually.ts'
import { api } from '../support/shop.ts'
import { staffHeaders } from './member.ts'
import type { Product } from './stored-cart.ts'

/** A product with two pieces, in a category of the demo shop, once it can be ordered. */
export async function lastPieces(): Promise<Product> {
  const [like] = (await api<{ data: Product[] }>('/products?filters[categories][slug]=cham-soc-da'))
    .body.data
  const name = `Kem cuối ${randomUUID().slice(0, 8)}`
  const { body: found } = await api<{ data: { id: number }[] }>(
    '/categories?filters[slug]=cham-soc-da',
  )
  const data = {
    name,
    name_en: name,
    slug: `kem-cuoi-${randomUUID()}`,
    price: 200_000,
    state: 'active',
    stock_start: 2,
    order: 9999,
    categories: [found.data[0]?.id],
    related: [like?.id],
  }
  const headers = await staffHeaders()
  const { body } = await api<{ data: Product }>('/products', {
    method: 'POST',
    body: { data },
    headers,
  })
  const { id } = body.data
  await eventually('its stock', async () => (await api(`/stock/${id}`, { headers })).status === 200)
  return { id, attributes: data }
}
