import type { OrderRating } from '@nas/contract/order'
import { canMove } from '@nas/domain/order-moves'
import { orderStates, paymentKinds } from '@nas/domain/order-states'
import { describe, expect, it } from 'vitest'
import { orderEntry } from '../../../../tests/support/order-entry.ts'
import { mayCancel, ratingLines } from './own-actions.ts'

const orders = orderStates.flatMap((state) =>
  paymentKinds.map((payment_kind) => ({ state, payment_kind })),
)

const rating = (cartitem: string): OrderRating => ({
  id: 1,
  cartitem,
  product: 7,
  stars: 5,
  words: null,
  state: 'new',
  reason: null,
  reply: null,
  pictures: [],
  at: '2026-11-22T02:05:00.000Z',
  updatedAt: '2026-11-22T02:05:00.000Z',
})

describe('mayCancel', () => {
  it.each(orders)('follows the table: $state, $payment_kind', (order) => {
    const move = { from: order.state, to: 'usercancel', actor: 'customer' } as const
    expect(mayCancel(order)).toBe(canMove({ ...move, payment: order.payment_kind }))
  })
})

describe('ratingLines', () => {
  it('allows no rating before the delivery', () => {
    for (const state of ['new', 'delivery', 'cancel'] as const) {
      expect(ratingLines(orderEntry({ state }))).toEqual({ open: [], rated: [] })
    }
  })

  it('allows each line once, also after the first rating', () => {
    const complete = ratingLines(orderEntry({ state: 'complete' }))
    expect(complete.open.map(({ id }) => id)).toEqual(['line_1', 'line_2'])
    const half = ratingLines(orderEntry({ state: 'rate', ratings: [rating('line_2')] }))
    expect(half.open.map(({ id }) => id)).toEqual(['line_1'])
    expect(half.rated.map(({ line }) => line.id)).toEqual(['line_2'])
  })
})
