import { describe, expect, it } from 'vitest'
import {
  cancelledStates,
  finalStates,
  isPaid,
  openStates,
  orderStateGroupings,
  orderStateLabel,
  orderStates,
  outcomeOf,
  ownOrderStateLabel,
  stageOf,
  statesIn,
  statesSql,
} from './order-states.js'

describe('groups of order states', () => {
  it.each(Object.entries(orderStateGroupings))('%s has each state in one group', (_, grouping) => {
    const groups = [...new Set<string>(Object.values(grouping))]
    const grouped = groups.flatMap((group) => statesIn<string>(grouping, group))
    expect(grouped.toSorted()).toEqual(orderStates.toSorted())
  })

  it('divides the states into open and final ones', () => {
    expect(openStates).toEqual(['new', 'confirm', 'payment', 'pickitem', 'delivery'])
    expect(finalStates).toEqual(['complete', 'rate', 'cancel', 'usercancel'])
  })

  it('leaves staff no move of a final order', () => {
    const closed = orderStates.filter((state) => stageOf[state] === 'closed')
    expect(closed).toEqual(finalStates)
  })

  it('prints a list for SQL', () => {
    expect(statesSql(cancelledStates)).toBe("('cancel', 'usercancel')")
    expect(statesIn(outcomeOf, 'delivered')).toEqual(['complete', 'rate'])
  })
})

describe('the labels of a state', () => {
  it.each([
    ['confirm', 'transfer', 'Chờ thanh toán'],
    ['confirm', 'cod', 'Đã xác nhận'],
    ['new', 'cod', 'Chờ xác nhận'],
    ['usercancel', 'cod', 'Khách đã hủy'],
  ] as const)('%s, paid by %s: %s', (state, payment, words) => {
    expect(orderStateLabel({ state, payment }).vi).toBe(words)
  })

  it('are the same for the customer, except for their own actions', () => {
    const payment = 'cod'
    expect(ownOrderStateLabel({ state: 'confirm', payment }).vi).toBe('Đã xác nhận')
    expect(ownOrderStateLabel({ state: 'usercancel', payment }).vi).toBe('Bạn đã hủy')
  })
})

describe('isPaid', () => {
  it.each([
    ['new', 'transfer', false],
    ['confirm', 'online', false],
    ['payment', 'online', true],
    ['pickitem', 'transfer', true],
    ['delivery', 'cod', false],
    ['complete', 'cod', true],
    ['cancel', 'online', false],
  ] as const)('%s, %s: %s', (state, payment, paid) => {
    expect(isPaid({ state, payment })).toBe(paid)
  })
})
