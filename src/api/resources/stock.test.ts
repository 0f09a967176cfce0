import { beforeEach, describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

const change = { product: 1, way: 'add', quantity: 5, expected: 10, reason: 'received' }

describe('the stock', () => {
  it('is changed as it was asked, with an empty note left out', async () => {
    const data = { ...change, note: '  ' }
    const { status, body } = await api.call('POST', '/api/app/changestock', {
      as: 'staff',
      body: { data },
    })
    expect([status, body.data.attributes.on_hand]).toEqual([200, 15])
    expect(api.commerce.stock.changes).toEqual([{ ...change, note: null }])
  })

  it('answers a late change with the figures of now', async () => {
    const data = { ...change, expected: 9 }
    const { status, body } = await api.call('POST', '/api/app/changestock', {
      as: 'staff',
      body: { data },
    })
    expect(status).toBe(409)
    expect(body.error.details).toEqual({ code: 'conflict', on_hand: 10, reserved: 1 })
  })

  it('is nothing to members', async () => {
    for (const path of ['/api/stock', '/api/stock/1', '/api/stock-changes']) {
      expect((await api.get(path, 'member')).status).toBe(403)
      expect((await api.get(path)).status).toBe(403)
    }
  })

  it('is listed for staff', async () => {
    const { body } = await api.get('/api/stock', 'staff')
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([1, 2])
  })
})
