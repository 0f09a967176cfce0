import { randomUUID } from 'node:crypto'
import { eventually } from '../support/eventually.ts'
import { api, productBySlug } from '../support/shop.ts'
import { staffHeaders } from './member.ts'
import type { Product } from './stored-cart.ts'

/** A product outside all categories, whose lists other tests read. */
async function makeProduct(related: number[], stock: number): Promise<Product> {
  const name = `Kem cuối ${randomUUID().slice(0, 8)}`
  const slug = `kem-cuoi-${randomUUID()}`
  const data = { name, name_en: name, slug, price: 200_000, state: 'active', related }
  const headers = await staffHeaders()
  const { body } = await api<{ data: Product }>('/products', {
    method: 'POST',
    body: { data: { ...data, stock_start: stock } },
    headers,
  })
  const { id } = body.data
  await eventually('its stock', async () => (await api(`/stock/${id}`, { headers })).status === 200)
  return { id, attributes: data }
}

/** A product with two pieces that can be ordered, and another one whose page shows its card. */
export async function lastPieces(): Promise<{ product: Product; other: Product }> {
  const alternative = await productBySlug('kem-duong-ceramide')
  const product = await makeProduct([alternative?.id ?? 0], 2)
  return { product, other: await makeProduct([product.id], 1) }
}

export async function removeProducts(...products: Product[]): Promise<void> {
  const headers = await staffHeaders()
  await Promise.all(products.map(({ id }) => api(`/products/${id}`, { method: 'DELETE', headers })))
}
