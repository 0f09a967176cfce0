import { syncProducts } from '@nas/contract/catalogue/operations'
import { standardDelivery } from '@nas/domain/standard-delivery'
import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody } from '../../../tests/support/order-body.ts'

const cream = { data: { name: 'Kem mới', slug: 'kem-moi', price: 150_000 } }
const question = { name: 'Lê Thu', phone: '0912345678', order_code: 'NAS-1' }
const credentials = { identifier: 'a@b.vn', password: 'x' }

it.each<[string, string, unknown, 'staff'?]>([
  ['POST', '/products', cream, 'staff'],
  ['PUT', '/products/5', { data: { price: 1 } }, 'staff'],
  ['DELETE', '/products/5', undefined, 'staff'],
  ['PUT', '/deliveryinfo', { data: { cutoff: 15 } }, 'staff'],
  ['POST', '/distributors', { ...question, occupation: 'Spa', address: '1 Lê Lợi' }],
  ['POST', '/supports', question],
])('%s %s answers 503 while Payload is unavailable', async (method, path, body, as) => {
  const api = apiUnderTest()
  api.contentWriter.down = true
  const { status } = await api.call(method, `/api${path}`, { body, ...(as && { as }) })
  expect(status).toBe(503)
  expect(api.commerce.synced).toEqual([])
})

it('an upload answers 503 while Payload is unavailable', async () => {
  const api = apiUnderTest()
  const png = new Blob([new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))])
  const form = new FormData()
  form.append('files', png, 'a.png')
  api.contentWriter.down = true
  expect((await api.call('POST', '/api/upload', { as: 'staff', body: form })).status).toBe(503)
})

it.each<[string, unknown]>([
  ['/auth/local', credentials],
  ['/app/createorder', orderBody],
  ['/app/trackorder', { code: 'NAS-1', phone: orderBody.phone }],
])('POST %s answers 503 while commerce is unavailable', async (path, body) => {
  const api = apiUnderTest()
  api.commerce.down = true
  expect((await api.call('POST', `/api${path}`, { body })).status).toBe(503)
})

it('a failure right after a write is no failure of the call', async () => {
  const api = apiUnderTest()
  api.context.refreshContent = () => Promise.reject(new Error('gone'))
  api.commerce.answer(syncProducts, () => Promise.reject(new Error('gone')))
  const made = await api.call('POST', '/api/products', { as: 'staff', body: cream })
  expect([made.status, made.body.data.attributes.slug]).toEqual([200, 'kem-moi'])
})

it('the delivery rules are the defaults until Payload has some', async () => {
  const { body } = await apiUnderTest().get('/api/deliveryinfo')
  const attributes = { ...standardDelivery, createdAt: null, updatedAt: null }
  expect(body.data.attributes).toEqual(attributes)
})
