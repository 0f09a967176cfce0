import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToCart,
  type CartItem,
  type CartProduct,
  cartCount,
  maxQuantity,
  removeItem,
  setAllChecked,
  setChecked,
  setQuantity,
  tickedItems,
  tickedTotal,
} from './cart.js'
import { orderTotals, shippingPrice, untilFreeDelivery } from './order-totals.js'

const product = (id: number, price = 100_000): CartProduct => ({
  id,
  slug: `san-pham-${id}`,
  imagelink: `/media/${id}.webp`,
  name: `Sản phẩm ${id}`,
  name_en: `Product ${id}`,
  description: '',
  description_en: '',
  price,
})

const anyItem = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 0, max: maxQuantity }),
  checked: fc.boolean(),
})
const anyCart = fc
  .uniqueArray(anyItem, { selector: ({ id }) => id })
  .map((items): CartItem[] => items.map((item) => ({ ...product(item.id), ...item })))

describe('the cart', () => {
  it('raises the quantity of an existing product and appends a new one (SPEC §4)', () => {
    const once = addToCart([], product(1))
    expect(once).toMatchObject([{ id: 1, quantity: 1, checked: true }])
    const twice = addToCart(addToCart(once, product(1), 2), product(2))
    expect(twice.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 3],
      [2, 1],
    ])
  })

  it('takes the newest price and name of a product that is added again', () => {
    const items = addToCart(addToCart([], product(1, 100_000)), product(1, 90_000))
    expect(items).toMatchObject([{ price: 90_000, quantity: 2 }])
  })

  it('ignores negative, fractional and invalid quantities (SPEC §5)', () => {
    const items = addToCart([], product(1), 2)
    for (const quantity of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(setQuantity(items, 1, quantity)).toEqual(items)
      expect(addToCart(items, product(1), quantity)).toEqual(items)
    }
    expect(setQuantity(items, 1, 0)).toMatchObject([{ quantity: 0 }])
  })

  it('never exceeds the maximum pieces of a line', () => {
    const items = addToCart(addToCart([], product(1), maxQuantity), product(1), 5)
    expect(items).toMatchObject([{ quantity: maxQuantity }])
    expect(setQuantity(items, 1, maxQuantity + 1)).toMatchObject([{ quantity: maxQuantity }])
  })

  it('removes product 1 without touching product 10', () => {
    const items = addToCart(addToCart([], product(1)), product(10))
    expect(removeItem(items, 1).map(({ id }) => id)).toEqual([10])
  })

  it('adds up ticked lines only', () => {
    const items = addToCart(addToCart([], product(1, 120_000), 2), product(2, 80_000))
    expect(tickedTotal(items)).toBe(320_000)
    expect(tickedTotal(setChecked(items, 1, false))).toBe(80_000)
    expect(tickedTotal(setAllChecked(items, false))).toBe(0)
    expect(cartCount(setAllChecked(items, false))).toBe(3)
  })

  it('has integer sums of at least 0', () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        const total = tickedTotal(items)
        expect(Number.isSafeInteger(total)).toBe(true)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(tickedItems(items).every(({ quantity }) => quantity > 0)).toBe(true)
      }),
    )
  })

  it('does not mutate the given cart', () => {
    fc.assert(
      fc.property(anyCart, fc.integer({ min: 1, max: 12 }), (items, id) => {
        const before = structuredClone(items)
        addToCart(items, product(id))
        setQuantity(items, id, 3)
        setAllChecked(items, true)
        removeItem(items, id)
        expect(items).toEqual(before)
      }),
    )
  })
})

describe('the sums of an order', () => {
  it.each([
    [299_999, 30_000],
    [300_000, 30_000],
    [300_001, 0],
    [0, 0],
  ])('delivers %d đồng for %d', (subtotal, price) => expect(shippingPrice(subtotal)).toBe(price))

  it('returns the missing amount for free delivery', () => {
    expect(untilFreeDelivery(300_000)).toBe(0)
    expect(untilFreeDelivery(255_000)).toBe(45_000)
    expect(untilFreeDelivery(300_001)).toBeNull()
  })

  it('adds delivery and subtracts the discount', () => {
    const lines = [{ price: 119_000, quantity: 2 }]
    expect(orderTotals({ lines })).toEqual({
      subtotal: 238_000,
      shippingPrice: 30_000,
      discount: 0,
      total: 268_000,
    })
    expect(orderTotals({ lines, discount: 999_000 }).total).toBe(30_000)
  })

  it('keeps total = subtotal + delivery - discount in whole đồng', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(1_000_000), (items, discount) => {
        const totals = orderTotals({ lines: items, discount })
        expect(totals.total).toBe(totals.subtotal + totals.shippingPrice - totals.discount)
        expect(Number.isSafeInteger(totals.total) && totals.total >= 0).toBe(true)
      }),
    )
  })
})
