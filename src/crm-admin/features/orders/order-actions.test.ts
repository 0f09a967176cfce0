import { canMove } from '@nas/domain/order-moves'
import { orderStates, paymentKinds } from '@nas/domain/order-states'
import { may } from '@nas/domain/roles'
import { describe, expect, it } from 'vitest'
import { orderActions, orderEnding } from './order-actions.ts'

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

  it.each(orders)(
    'puts cancelling last and has at most one main step: $state, $payment',
    (order) => {
      const actions = orderActions(order, everything)
      expect(actions.at(-1)?.to).toBe('cancel')
      expect(actions.filter((action) => action.allowed && action.primary).length).toBeLessThan(2)
    },
  )

  it('leads a COD order from new to delivered', () => {
    const steps = ['new', 'pickitem', 'delivery'] as const
    const nextStep = steps.map((state) =>
      orderActions({ state, payment: 'cod' }, everything).find(
        (action) => action.allowed && action.primary,
      ),
    )
    expect(nextStep.map((action) => action?.to)).toEqual(['pickitem', 'delivery', 'complete'])
  })

  it('explains that another payment is required', () => {
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

it('does not pack an order that costs more than was paid', () => {
  const actions = orderActions(
    { state: 'payment', payment: 'online', payment_missing: 1 },
    everything,
  )
  expect(actions[0]).toEqual({ to: 'pickitem', allowed: false, why: 'unpaid' })
})

describe('of a role', () => {
  it('explains that other staff do it', () => {
    const actions = orderActions({ state: 'new', payment: 'cod' }, (needed) => {
      return may(['warehouse'], needed)
    })
    expect(actions).toEqual([
      { to: 'pickitem', allowed: true, primary: true },
      { to: 'confirm', allowed: false, why: 'otherRole' },
      { to: 'cancel', allowed: false, why: 'otherRole' },
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
