import { type OrderState, orderStates } from '@nas/domain/order-states'
import { expect, test } from 'vitest'
import type { OrderFacts } from '../../../fulfilment/queries/order-facts'
import { dueTasks } from './carry-out'

const placed: OrderFacts = {
  orderId: 'order_1',
  status: 'pending',
  items: [],
  parcel: null,
  sessionDue: null,
  paymentDue: 'pay_1',
  inventoryItemIds: ['iitem_1'],
}
const parcel = { id: 'ful_1', packed: true, shipped: false, delivered: false }

const tasks = (to: OrderState, facts: Partial<OrderFacts>): string[] =>
  dueTasks(to, { ...placed, ...facts })

test.each([
  ['confirm', {}, []],
  ['payment', {}, ['capture']],
  ['payment', { sessionDue: 'payses_1', paymentDue: null }, ['capture']],
  ['cancel', { sessionDue: 'payses_1', paymentDue: null }, ['cancel']],
  ['pickitem', {}, ['pack']],
  ['pickitem', { parcel: { ...parcel, packed: false } }, ['pack']],
  ['delivery', { parcel }, ['send']],
  ['complete', { parcel: { ...parcel, shipped: true } }, ['deliver', 'capture', 'finish']],
  ['rate', {}, []],
  ['cancel', {}, ['cancel']],
  ['cancel', { parcel }, ['unpack', 'cancel']],
  ['cancel', { parcel: { ...parcel, shipped: true } }, ['unpack', 'cancel']],
  ['usercancel', { parcel }, ['unpack', 'cancel']],
] as const)('to %s with %j: %j', (to, facts, expected) => {
  expect(tasks(to, facts)).toEqual(expected)
})

test('does not repeat the completed tasks of an interrupted move', () => {
  const finished = { parcel: { ...parcel, shipped: true, delivered: true }, paymentDue: null }
  expect(tasks('pickitem', { parcel })).toEqual([])
  expect(tasks('complete', { ...finished, status: 'completed' })).toEqual([])
  expect(tasks('cancel', { status: 'canceled' })).toEqual([])
})

test('every state has its tasks', () => {
  for (const state of orderStates) expect(() => dueTasks(state, placed)).not.toThrow()
})
