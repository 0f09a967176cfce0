import { randomUUID } from 'node:crypto'

export type Place = () => Promise<void>

interface Sold {
  product: number
  variantId: string
  regionId: string
}

/**
 * Calls the store's routes of this Medusa.
 * @throws Error with the response when it is not successful
 */
function asker(url: string, key: string) {
  return async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/store${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', 'x-publishable-api-key': key, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
}

/** The shop's one call, with an idempotency key as the checkout sends it. */
export function ourFlow(url: string, key: string, { product }: Sold): Place {
  const ask = asker(url, key)
  const consents = ['data', 'policy'].map((purpose) => ({ purpose, granted: true, version: '1' }))
  const body = {
    items: [{ product, quantity: 2 }],
    name: 'Nguyễn Thị Thử',
    phone: '0912345678',
    address: '12 Nguyễn Huệ',
    province: 'Thành phố Hồ Chí Minh',
    district: 'Quận 1',
    ward: 'Phường Bến Nghé',
    address_scheme: 'three_levels',
    create_account: false,
    locale: 'vi',
    payment: 'cod',
    consents,
  }
  return async () => {
    await ask('/shop/orders', body, { 'Idempotency-Key': randomUUID() })
  }
}

/** Medusa's standard storefront flow: eight calls per order. */
export function eightCalls(url: string, key: string, { variantId, regionId }: Sold): Place {
  const ask = asker(url, key)
  const address = {
    first_name: 'Nguyễn Thị Thử',
    last_name: 'Thử',
    phone: '0912345678',
    address_1: '12 Nguyễn Huệ',
    city: 'Thành phố Hồ Chí Minh',
    country_code: 'vn',
  }
  return async () => {
    const { cart } = await ask('/carts', { region_id: regionId })
    const path = `/carts/${cart.id}`
    await ask(`${path}/line-items`, { variant_id: variantId, quantity: 2 })
    const email = 'eight-calls@example.com'
    await ask(path, { email, shipping_address: address, billing_address: address })
    const { shipping_options } = await ask(`/shipping-options?cart_id=${cart.id}`)
    await ask(`${path}/shipping-methods`, { option_id: shipping_options[0].id })
    const { payment_collection } = await ask('/payment-collections', { cart_id: cart.id })
    await ask(`/payment-collections/${payment_collection.id}/payment-sessions`, {
      provider_id: 'pp_system_default',
    })
    const { type, error } = await ask(`${path}/complete`, {})
    if (type !== 'order') throw new Error(`No order: ${error?.message}`)
  }
}
