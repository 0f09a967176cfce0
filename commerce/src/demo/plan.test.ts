import { isPhone } from '@nas/domain/contact'
import { canMove } from '@nas/domain/order-moves'
import { orderStates } from '@nas/domain/order-states'
import { describe, expect, test } from 'vitest'
import { planDemo, stateOf } from './plan'

const products = new Map(Array.from({ length: 32 }, (_, index) => [index + 1, 100]))
const at = (hour: number) => new Date(`2026-11-23T${String(hour).padStart(2, '0')}:20:00+07:00`)
const planAt = (hour: number) =>
  planDemo({ now: at(hour), days: 90, products, memberName: 'Nguyễn Mai' })

describe('90 days of a shop that does not exist', () => {
  test.each([0, 3, 7, 9, 12, 15, 18, 22])(
    'have every state, also for the demo’s member, at %i o’clock',
    (hour) => {
      const own = planAt(hour).orders.filter(({ member }) => member === 'demo')
      expect(own.map(stateOf).sort()).toEqual([...orderStates].sort())
      expect(new Set(own.map(({ person }) => person.name))).toEqual(new Set(['Nguyễn Mai']))
    },
  )

  test('are of people who like products', () => {
    const { members, likes, viewed } = planAt(15)
    expect(members.every((one) => one.likes.length > 0)).toBe(true)
    const liked = new Set(members.flatMap((one) => one.likes))
    expect(liked.size).toBeGreaterThan(20)
    expect(new Set(likes).size).toBeGreaterThan(3)
    expect(new Set(viewed).size).toBeGreaterThan(6)
  })

  const { orders, members } = planAt(15)

  test('are the same each time, and over', () => {
    expect(planAt(15)).toMatchObject({ orders, members })
    const moments = orders.flatMap(({ moves }) => moves.map((move) => move.at))
    expect(moments.every((moment) => moment <= at(15))).toBe(true)
    expect(orders.length).toBeGreaterThan(220)
  })

  test('move by the rules', () => {
    const wrong = orders.flatMap(({ kind, moves }) =>
      moves.slice(1).filter(({ from, to, actor, at: moment }, index) => {
        const before = moves[index]
        const isNext = before !== undefined && before.to === from && before.at < moment
        return !isNext || from === null || !canMove({ from, to, actor, payment: kind })
      }),
    )
    expect(wrong).toEqual([])
  })

  test('grow, and are busier in the evening than at night', () => {
    const counted = (is: (date: Date) => boolean) => orders.filter((order) => is(order.at)).length
    const middle = new Date(at(15).getTime() - 45 * 24 * 3_600_000)
    expect(counted((date) => date > middle)).toBeGreaterThan(
      1.2 * counted((date) => date <= middle),
    )
    const hour = (date: Date) => (date.getUTCHours() + 7) % 24
    expect(counted((date) => hour(date) >= 19 && hour(date) <= 22)).toBeGreaterThan(
      5 * counted((date) => hour(date) <= 4),
    )
  })

  test('are of people who cannot be reached', () => {
    const people = [...orders.map(({ person }) => person), ...members.map(({ person }) => person)]
    for (const { phone, email } of people) {
      expect(isPhone(phone)).toBe(true)
      expect(phone).toMatch(/^0950/)
      expect(email).toMatch(/^[a-z0-9.]+@demo\.example$/)
    }
    const phones = new Map(people.map(({ phone, name }) => [phone, name]))
    expect(people.every(({ phone, name }) => phones.get(phone) === name)).toBe(true)
  })

  test('leave units of every product, few of the best-sellers', () => {
    const left = new Map(products)
    for (const { product, quantity } of orders.flatMap(({ lines }) => lines)) {
      left.set(product, (left.get(product) ?? 0) - quantity)
    }
    expect(Math.min(...left.values())).toBeGreaterThanOrEqual(8)
    expect([...left.values()].filter((units) => units <= 10)).not.toEqual([])
  })
})
