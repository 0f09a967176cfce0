import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, apiUnderTest } from '../../../tests/support/api-under-test.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

const send = (method: string, path: string, data: object) =>
  api.call(method, `/api${path}`, { as: 'staff', body: { data } })
const cream = { name: 'Kem mới', slug: 'kem-moi', price: 150_000 }

describe('an answer to a write', () => {
  const cursorOf = ({ headers }: Answer) => headers.get('set-cookie')

  it('names its publication, which the next call finds at any front server', async () => {
    const made = await send('POST', '/products', cream)
    expect(cursorOf(made)).toBe(
      '__Host-content_cursor=1; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Strict',
    )
    const headers = { cookie: '__Host-content_cursor=17' }
    await api.call('GET', '/api/products', { as: 'staff', headers })
    await api.call('DELETE', '/api/products/5', { as: 'staff', headers })
    expect(api.reached).toEqual([17, 17])
  })

  it('names none where nothing was published, and makes only staff wait', async () => {
    expect(cursorOf(await send('PUT', '/products/999', { price: 1 }))).toBeNull()
    expect(cursorOf(await api.get('/api/products', 'staff'))).toBeNull()
    const headers = { cookie: '__Host-content_cursor=17' }
    await api.call('GET', '/api/products', { headers })
    await api.call('GET', '/api/products', { as: 'member', headers })
    await api.call('GET', '/api/products', {
      as: 'staff',
      headers: { cookie: '__Host-content_cursor=x' },
    })
    expect(api.reached).toEqual([])
  })
})
