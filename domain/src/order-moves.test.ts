import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertMove, canMove, movesFrom, type OrderMove, TransitionError } from './order-moves.js'
import {
  orderActors,
  orderStateColours,
  orderStateLabels,
  orderStates,
  paymentKinds,
} from './order-states.js'

const anyMove = fc.record({
  from: fc.constantFrom(...orderStates),
  to: fc.constantFrom(...orderStates),
  actor: fc.constantFrom(...orderActors),
  payment: fc.constantFrom(...paymentKinds),
})

/** A second, hand-written copy of SPEC §4 and ADR 0021: from, to, actor, and payment. */
const allowed = new Set(
  [
    'new confirm staff *',
    'new pickitem staff cod',
    'new payment system online',
    'new confirm system online',
    'new confirm system transfer',
    'new cancel staff *',
    'new cancel system *',
    'new usercancel customer *',
    'confirm new system cod',
    'confirm payment system online',
    'confirm payment system transfer',
    'confirm payment staff transfer',
    'confirm pickitem staff cod',
    'confirm cancel staff *',
    'confirm cancel system *',
    'confirm usercancel customer *',
    'payment pickitem staff *',
    'payment cancel staff *',
    'payment usercancel customer *',
    'pickitem delivery staff *',
    'pickitem cancel staff *',
    'pickitem usercancel customer *',
    'delivery complete staff *',
    'delivery cancel staff *',
    'complete rate customer *',
  ].flatMap((row) =>
    row.endsWith('*') ? paymentKinds.map((kind) => row.replace('*', kind)) : [row],
  ),
)

describe('the moves of an order', () => {
  it('allows exactly the table of SPEC §4 and ADR 0021', () => {
    const found = new Set<string>()
    for (const from of orderStates)
      for (const to of orderStates)
        for (const actor of orderActors)
          for (const payment of paymentKinds)
            if (canMove({ from, to, actor, payment }))
              found.add(`${from} ${to} ${actor} ${payment}`)
    expect([...found].sort()).toEqual([...allowed].sort())
  })

  it('takes back only a delivery, by staff, and in no other way', () => {
    const corrections = orderStates.flatMap((from) =>
      orderStates.flatMap((to) =>
        orderActors
          .filter((actor) => canMove({ from, to, actor, payment: 'cod', corrects: true }))
          .map((actor) => `${from} ${to} ${actor}`),
      ),
    )
    expect(corrections).toEqual(['complete delivery staff'])
    const plain = { from: 'complete', to: 'delivery', actor: 'staff', payment: 'cod' } as const
    expect(canMove(plain)).toBe(false)
  })

  it('allows no move to the same state or from a final one', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        if (move.from === move.to) expect(canMove(move)).toBe(false)
        if (['rate', 'cancel', 'usercancel'].includes(move.from)) expect(canMove(move)).toBe(false)
      }),
    )
  })

  it('lets a customer cancel only in new, confirm, payment and pickitem (SPEC §4)', () => {
    const cancellable = orderStates.filter((from) =>
      canMove({ from, to: 'usercancel', actor: 'customer', payment: 'cod' }),
    )
    expect(cancellable).toEqual(['new', 'confirm', 'payment', 'pickitem'])
  })

  it('lists exactly the moves it allows', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(movesFrom(move).includes(move.to)).toBe(canMove(move))
      }),
    )
    expect(movesFrom({ from: 'new', actor: 'staff', payment: 'cod' })).toEqual([
      'confirm',
      'pickitem',
      'cancel',
    ])
  })

  it('throws with the rejected move', () => {
    const move: OrderMove = { from: 'new', to: 'complete', actor: 'customer', payment: 'cod' }
    expect(() => assertMove(move)).toThrow(TransitionError)
    expect(() => assertMove({ ...move, to: 'usercancel' })).not.toThrow()
    try {
      assertMove(move)
    } catch (error) {
      expect((error as TransitionError).move).toEqual(move)
    }
  })

  it('has a label in both languages and a colour entry for every state', () => {
    for (const state of orderStates) {
      expect(orderStateLabels[state].vi).not.toBe('')
      expect(orderStateLabels[state].en).not.toBe('')
      expect(orderStateColours).toHaveProperty(state)
    }
    expect(orderStateLabels.new).toEqual({ vi: 'Chờ xác nhận', en: 'Waiting for confirmation' })
    expect(orderStateColours.new).toBeNull()
  })
})
