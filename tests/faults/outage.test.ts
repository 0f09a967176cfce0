import { Agent, get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../support/commerce-database.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api, orderOf, pageText, placeOrder, productBySlug, statusOf } from '../support/shop.ts'
import { reconcile, startPart, stopPart } from '../support/stack-control.ts'

/** When the runner kills what has not ended by itself, in ms. */
const endMs = 35_000

const slug = 'kem-duong-ceramide'
const browsing = [
  '/vn',
  '/',
  '/vn/chuyen-muc/cham-soc-da',
  `/vn/san-pham/${slug}`,
  `/san-pham/${slug}`,
]

interface Product {
  id: number
  name: string
  price: number
}

let editor: Editor
let product: Product

beforeAll(async () => {
  editor = await Editor.signIn()
  product = await editor.find<Product>('products', slug)
})

const subtotal = async () => (await placeOrder(orderOf(product.id))).body.data?.attributes.subtotal

describe('with Medusa stopped', () => {
  beforeAll(() => stopPart('commerce'))
  afterAll(() => startPart('commerce'))

  it('serves home, category and product pages', async () => {
    expect(await Promise.all(browsing.map(statusOf))).toEqual(browsing.map(() => 200))
  })

  it('serves content in /api', async () => {
    expect((await productBySlug(slug))?.attributes.name).toBe(product.name)
  })

  it('answers an order with 503 and says nothing of its inside', async () => {
    const { status, body } = await placeOrder(orderOf(product.id))
    expect(status).toBe(503)
    expect(body.error).toMatchObject({
      name: 'ServiceUnavailableError',
      details: { code: 'service_unavailable' },
    })
    expect(JSON.stringify(body)).not.toMatch(/localhost|ECONN|:\d{4}|stack/i)
  })

  it('answers a sign-in with 503', async () => {
    const credentials = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
    const { status } = await api('/auth/local', { method: 'POST', body: credentials })
    expect(status).toBe(503)
  })

  it('takes a price that was changed meanwhile once it is back', async () => {
    const price = product.price + 7000
    await editor.publish('products', product.id, { price })
    await startPart('commerce')
    await eventually('the new price counts', async () => (await subtotal()) === price)
    await editor.publish('products', product.id, { price: product.price })
    await eventually('the old price counts', async () => (await subtotal()) === product.price)
    await stopPart('commerce')
  })
})

/** Asks again and again by one connection that is kept open, until nobody answers. */
async function askOnAndOn(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (response) => response.resume().once('end', resolve)).once(
        'error',
        reject,
      )
    })
  try {
    for (;;) await ask()
  } catch {
    agent.destroy()
  }
}

describe('with Payload stopped', () => {
  afterAll(() => startPart('content'))

  it('is not killed for a caller that keeps its connection', async () => {
    const asking = askOnAndOn(`${given('CONTENT_URL')}/api/health`)
    const started = Date.now()
    await stopPart('content')
    await asking
    expect(Date.now() - started).toBeLessThan(endMs)
  })

  it('serves pages, content and orders', async () => {
    expect(await Promise.all(browsing.map(statusOf))).toEqual(browsing.map(() => 200))
    expect((await productBySlug(slug))?.attributes.name).toBe(product.name)
    expect((await placeOrder(orderOf(product.id))).status).toBe(200)
  })

  it('writes nothing, neither for staff nor for visitors, and says so', async () => {
    const credentials = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
    const { body } = await api<{ jwt: string }>('/auth/local', {
      method: 'POST',
      body: credentials,
    })
    const headers = { Authorization: `Bearer ${body.jwt}` }
    const data = { name: 'Kem thử', slug: 'kem-trong-luc-ngung', price: 1000 }
    const request = { name: 'Lê Thử', phone: '0912345678', order_code: 'NAS-1' }
    const written = await Promise.all([
      api('/products', { method: 'POST', body: { data }, headers }),
      api(`/products/${product.id}`, { method: 'PUT', body: { data: { price: 1 } }, headers }),
      api(`/products/${product.id}`, { method: 'DELETE', headers }),
      api('/supports', { method: 'POST', body: request }),
    ])
    expect(written.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(JSON.stringify(written)).not.toMatch(/localhost|ECONN|:\d{4}|stack/i)
    expect((await productBySlug(slug))?.attributes.price).toBe(product.price)
    expect(await subtotal()).toBe(product.price)
    expect(await productBySlug(data.slug)).toBeNull()
  })

  it('starts the shop from what it kept', async () => {
    await stopPart('shop')
    await startPart('shop')
    expect(await Promise.all(browsing.map(statusOf))).toEqual(browsing.map(() => 200))
    expect((await productBySlug(slug))?.attributes.name).toBe(product.name)
  })

  it('goes on following the feed when Payload is back', async () => {
    await startPart('content')
    const name = `Kem dưỡng ${Date.now()}`
    await editor.publish('products', product.id, { name })
    const page = `/vn/san-pham/${slug}`
    await eventually('the page is new', async () => (await pageText(page)).includes(name))
    await editor.publish('products', product.id, { name: product.name })
    await eventually('the page is old', async () => (await pageText(page)).includes(product.name))
    await stopPart('content')
  })
})

describe('with both stopped', () => {
  beforeAll(() => Promise.all([stopPart('content'), stopPart('commerce')]))
  afterAll(async () => {
    await Promise.all([startPart('content'), startPart('commerce')])
  })

  it('still serves home, category and product pages', async () => {
    expect(await Promise.all(browsing.map(statusOf))).toEqual(browsing.map(() => 200))
  })
})

describe('with the shop stopped', () => {
  it('shows at its start what was published meanwhile', async () => {
    const name = `Kem dưỡng ${Date.now()}`
    await stopPart('shop')
    await editor.publish('products', product.id, { name })
    await startPart('shop')
    expect(await pageText(`/vn/san-pham/${slug}`)).toContain(name)
    await editor.publish('products', product.id, { name: product.name })
  })
})

describe('reconcile', () => {
  /** What was published before is with Medusa, once a later price is. */
  async function followed(): Promise<void> {
    for (const price of [product.price + 3000, product.price]) {
      await editor.publish('products', product.id, { price })
      await eventually('Medusa follows', async () => (await subtotal()) === price)
    }
  }

  it('repairs a price that was changed in Medusa behind Payload’s back', async () => {
    await followed()
    await sql(
      `update price set amount = 1, raw_amount = raw_amount || '{"value": "1"}'
       from product p
       join product_variant v on v.product_id = p.id
       join product_variant_price_set s on s.variant_id = v.id
       where price.price_set_id = s.price_set_id and p.external_id = $1::text`,
      [product.id],
    )
    expect(await subtotal()).toBe(1)
    await reconcile()
    expect(await subtotal()).toBe(product.price)
  })
})
