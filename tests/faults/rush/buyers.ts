import { randomUUID } from 'node:crypto'
import { given } from '../../support/env.ts'
import { orderOf, placeOrder } from '../../support/shop.ts'

export type Line = { product: number; quantity: number }

export interface Answered {
  status: number
  code: string | null
  /** The available quantity named by the rejection; null with an order. */
  left: number | null
  ms: number
}

type Buy = (lines: Line[]) => Promise<Omit<Answered, 'ms'>>

/** Buys like the browser. */
export const throughApi: Buy = async (cartitems) => {
  const [first = { product: 0, quantity: 0 }] = cartitems
  const { status, body } = await placeOrder(orderOf(first.product, 1, { cartitems }))
  const { code = null, errors = [] } = body.error?.details ?? {}
  return { status, code, left: errors[0]?.available ?? null }
}

const receiver = {
  name: 'Nguyễn Thị Thử',
  phone: '0912345678',
  address: '12 Nguyễn Huệ',
  province: 'Thành phố Hồ Chí Minh',
  district: 'Quận 1',
  ward: 'Phường Bến Nghé',
  address_scheme: 'three_levels',
  locale: 'vi',
  create_account: false,
  payment: 'cod',
  consents: ['data', 'policy'].map((purpose) => ({ purpose, granted: true, version: '2026-11' })),
}

/** Buys at these Medusa processes in turn. */
export function atMedusa(urls: string[]): Buy {
  let next = 0
  return async (items) => {
    const url = urls[next++ % urls.length]
    const response = await fetch(`${url}/store/shop/orders`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        'x-publishable-api-key': given('COMMERCE_PUBLISHABLE_KEY'),
      },
      body: JSON.stringify({ ...receiver, items }),
    })
    const { code = null, errors = [] } = (await response.json()) as {
      code?: string
      errors?: { available?: number }[]
    }
    return { status: response.status, code, left: errors[0]?.available ?? null }
  }
}

/** All at once, each with their own lines. */
export async function rush(buy: Buy, wanted: Line[][]): Promise<Answered[]> {
  const begun = performance.now()
  return Promise.all(
    wanted.map(async (lines) => ({ ...(await buy(lines)), ms: performance.now() - begun })),
  )
}
