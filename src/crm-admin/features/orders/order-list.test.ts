import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectionOf } from '../../kit/list/list-search.ts'
import { orderList } from './order-list.ts'

beforeEach(() => {
  // 00:30 of 22 November in the shop.
  vi.useFakeTimers({ now: new Date('2026-11-21T17:30:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['late', { state: { $in: ['new'] }, createdAt: { $lt: '2026-11-20T17:30:00.000Z' } }],
  ['transfer', { state: { $in: ['confirm'] }, payment_kind: { $eq: 'transfer' } }],
  ['claimed', { state: { $in: ['confirm'] }, transfer_claim: { $eq: 'pending' } }],
  [
    'pack',
    {
      $or: [
        { state: { $in: ['payment', 'pickitem'] } },
        { state: { $in: ['confirm'] }, payment_kind: { $eq: 'cod' } },
      ],
    },
  ],
  [
    'overdue',
    {
      state: { $in: ['new', 'confirm', 'payment', 'pickitem', 'delivery'] },
      estimated_delivery: { $lt: '2026-11-21T17:00:00.000Z' },
    },
  ],
  ['refund', { refund_due: { $eq: true } }],
  ['duplicate', { duplicate: { $eq: true } }],
  ['risk', { risk: { $eq: true } }],
])('finds the orders that wait for %s', (work, where) => {
  expect(selectionOf(orderList, { work })).toEqual({ filters: { $and: [where] }, sort: 'id:desc' })
})

it.each([
  [{ assignee: 'none' }, { assignee: { $null: true } }],
  [{ assignee: 'user_lan' }, { assignee: { $eq: 'user_lan' } }],
  [
    { province: 'Thành phố Huế, Tỉnh Thừa Thiên Huế' },
    { province: { $in: ['Thành phố Huế', 'Tỉnh Thừa Thiên Huế'] } },
  ],
])('filters by %j', (search, where) => {
  expect(selectionOf(orderList, search)).toEqual({ filters: { $and: [where] }, sort: 'id:desc' })
})
