import { randomUUID } from 'node:crypto'
import { given } from './env.ts'

/** The text of a page as a crawler gets it: without the first-visit redirect. */
export async function pageText(path: string): Promise<string> {
  const response = await fetch(`${given('SHOP_URL')}${path}`, { redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

export async function statusOf(path: string): Promise<number> {
  const response = await fetch(`${given('SHOP_URL')}${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

/** Where the address is redirected to for good; null when it is not. */
export async function redirectOf(path: string): Promise<string | null> {
  const response = await fetch(`${given('SHOP_URL')}${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status === 301 ? response.headers.get('location') : null
}

/** The `ETag` of a page: it changes when the page was rendered again with another content. */
export async function tagOf(path: string): Promise<string | null> {
  const response = await fetch(`${given('SHOP_URL')}${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.headers.get('etag')
}

export interface ApiAnswer<T> {
  status: number
  body: T
}

export async function api<T>(
  path: string,
  {
    method = 'GET',
    body,
    headers = {},
    shop = given('SHOP_URL'),
  }: { method?: string; body?: object; headers?: object; shop?: string } = {},
): Promise<ApiAnswer<T>> {
  const response = await fetch(`${shop}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as T }
}

export interface ProductEntry {
  id: number
  attributes: { name: string; title: string | null; slug: string; price: number }
}

export async function productBySlug(slug: string): Promise<ProductEntry | null> {
  const { body } = await api<{ data: ProductEntry[] }>(`/products?filters[slug]=${slug}`)
  return body.data[0] ?? null
}

/** The checkout's body for a guest's order. */
export function orderOf(product: number, quantity = 1, more: object = {}): object {
  return {
    data: {
      name: 'Nguyễn Thị Thử',
      phone: '0912345678',
      address: '12 Nguyễn Huệ',
      province: 'Thành phố Hồ Chí Minh',
      district: 'Quận 1',
      ward: 'Phường Bến Nghé',
      payment: 'cod',
      cartitems: [{ product, quantity }],
      consent_data: true,
      consent_policy: true,
      ...more,
    },
  }
}

interface OrderAnswer {
  data: { id: number; attributes: { code: string; state: string; total: number; subtotal: number } }
  meta: { device: string | null }
  error?: {
    status: number
    name: string
    details: { code?: string; errors?: { available?: number }[] }
  }
}

export function placeOrder(
  body: object,
  shop = given('SHOP_URL'),
): Promise<ApiAnswer<OrderAnswer>> {
  const headers = { 'Idempotency-Key': randomUUID() }
  return api<OrderAnswer>('/app/createorder', { method: 'POST', body, headers, shop })
}
