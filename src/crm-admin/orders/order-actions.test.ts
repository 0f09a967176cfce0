import { may } from '@nas/domain/duties'
import { canMove, movesFrom } from '@nas/domain/order-moves'
import { orderStates, paymentKinds } from '@nas/domain/order-states'
import { describe, expect, it } from 'vitest'
import { isPaid, orderActions, orderEnding, staffTargets } from './order-actions.ts'

const orders = orderStates.flatMap((state) => paymentKinds.map((payment) => ({ state, payment })))

const everything = () => true

describe('orderActions', () => {
  it.each(orders)('allows exactly the moves of the table: $state, $payment', (order) => {
    const allowed = orderActions(order, everything).filter((action) => action.allowed)
    const moves = orderStates.filter((to) =>
      canMove({ from: order.state, to, actor: 'staff', payment: order.payment }),
    )
    expect(allowed.map(({ to }) => to).sort()).toEqual([...moves].sort())
  })

  it.each(orders)('has cancelling last and at most one usual step: $state, $payment', (order) => {
    const actions = orderActions(order, everything)
    expect(actions.at(-1)?.to).toBe('cancel')
    expect(actions.filter((action) => action.allowed && action.primary).length).toBeLessThan(2)
  })

  it.each(orders)('knows every state staff may move to: $state, $payment', (order) => {
    const moves = movesFrom({ from: order.state, actor: 'staff', payment: order.payment })
    expect(staffTargets).toEqual(expect.arrayContaining(moves))
  })

  it('leads a COD order from new to delivered', () => {
    const steps = ['new', 'pickitem', 'delivery'] as const
    const usual = steps.map((state) =>
      orderActions({ state, payment: 'cod' }, everything).find(
        (action) => action.allowed && action.primary,
      ),
    )
    expect(usual.map((action) => action?.to)).toEqual(['pickitem', 'delivery', 'complete'])
  })

  it('says why another way of paying is needed', () => {
    expect(orderActions({ state: 'new', payment: 'online' }, everything)).toContainEqual({
      to: 'pickitem',
      allowed: false,
      why: 'onlyCod',
    })
    expect(orderActions({ state: 'confirm', payment: 'online' }, everything)).toContainEqual({
      to: 'payment',
      allowed: false,
      why: 'onlyTransfer',
    })
  })

  it.each([
    ['complete', 'alreadyDelivered'],
    ['rate', 'alreadyDelivered'],
    ['cancel', 'alreadyCancelled'],
    ['usercancel', 'alreadyCancelled'],
  ] as const)('says why an order in %s cannot be cancelled', (state, why) => {
    expect(orderActions({ state, payment: 'cod' }, everything)).toEqual([
      { to: 'cancel', allowed: false, why },
    ])
  })
})

describe('of a duty', () => {
  it('says of what others do that it is theirs', () => {
    const actions = orderActions({ state: 'new', payment: 'cod' }, (needed) => {
      return may(['warehouse'], needed)
    })
    expect(actions).toEqual([
      { to: 'pickitem', allowed: true, primary: true },
      { to: 'confirm', allowed: false, why: 'otherDuty' },
      { to: 'cancel', allowed: false, why: 'otherDuty' },
    ])
  })
})

describe('orderEnding', () => {
  it.each([
    ['new', null],
    ['delivery', null],
    ['complete', 'waitingForCustomer'],
    ['rate', 'finished'],
    ['cancel', 'finished'],
    ['usercancel', 'finished'],
  ] as const)('%s: %s', (state, ending) => {
    expect(orderEnding({ state, payment: 'cod' })).toBe(ending)
  })
})

describe('isPaid', () => {
  it.each([
    ['new', 'transfer', false],
    ['payment', 'transfer', true],
    ['pickitem', 'online', true],
    ['pickitem', 'cod', false],
  ] as const)('%s, %s: %s', (state, payment, paid) => {
    expect(isPaid({ state, payment })).toBe(paid)
  })
})
