import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderEntry } from './order-entry.fixture.ts'
import { orderFromEntry, staffOrderEntrySchema } from './staff-order.ts'

const read = (entry: unknown) => orderFromEntry(parse(staffOrderEntrySchema, entry))

describe('orderFromEntry', () => {
  it('reads an order of a guest', () => {
    const order = read(orderEntry())
    expect(order).toMatchObject({ id: 42, state: 'new', payment: 'cod', account: null })
    expect(order.lines).toEqual([
      {
        id: 1,
        product: 7,
        name: 'Tinh chất cấp ẩm',
        quantity: 2,
        price: 295000,
        picture: '/media/serum-500.webp',
      },
    ])
  })

  it('reads the member who ordered', () => {
    expect(read(orderEntry({ member: 'Mai Lan' })).account).toBe('Mai Lan')
  })

  it.each(['cod', 'online', 'transfer'] as const)('reads an order paid by %s', (kind) => {
    expect(read(orderEntry({ payment_kind: kind })).payment).toBe(kind)
  })

  it('keeps a line whose product was deleted', () => {
    const entry = orderEntry()
    const lines = entry.attributes.cartitems.map((line) => ({ ...line, product: { data: null } }))
    const order = read({ ...entry, attributes: { ...entry.attributes, cartitems: lines } })
    expect(order.lines).toMatchObject([{ name: 'Tinh chất cấp ẩm', picture: null }])
  })

  it('rejects an unknown state', () => {
    const entry = orderEntry()
    const attributes = { ...entry.attributes, state: 'lost' }
    expect(() => read({ ...entry, attributes })).toThrow()
  })
})
