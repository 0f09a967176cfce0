import { expect, test } from 'vitest'
import { orderColumns } from './order-columns'

test('an order is searched by its columns, its address by the whole line', () => {
  expect(orderColumns).toMatchObject({
    id: { column: 'display_id', type: 'integer' },
    code: { column: 'code', type: 'text' },
    total: { column: 'total', type: 'decimal' },
    createdAt: { column: 'created_at', type: 'date' },
    address: { column: expect.stringContaining('substr') },
  })
  for (const name of ['payment_url', 'payment_until', 'caller']) {
    expect(orderColumns).not.toHaveProperty(name)
  }
})
