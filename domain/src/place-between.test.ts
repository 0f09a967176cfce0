import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Placed, placeBelow } from './place-between.js'

const sorted = (rows: readonly Placed[]) =>
  [...rows].sort((a, b) => b.order - a.order || b.id - a.id)
const ids = (rows: readonly Placed[]) => sorted(rows).map(({ id }) => id)

function after(rows: readonly Placed[], changes: readonly Placed[]): Placed[] {
  const orders = new Map(changes.map(({ id, order }) => [id, order]))
  return rows.map(({ id, order }) => ({ id, order: orders.get(id) ?? order }))
}

describe('placeBelow', () => {
  const list = sorted([10, 20, 30, 40].map((order, index) => ({ id: index + 1, order })))

  it.each<[string, number, number | null, Placed[]]>([
    ['between two', 1, 4, [{ id: 1, order: 35 }]],
    ['to the top', 1, null, [{ id: 1, order: 41 }]],
    ['to the end', 4, 1, [{ id: 4, order: 9 }]],
    ['where it is', 3, 4, []],
    ['where it is, on top', 4, null, []],
  ])('puts a record %s', (_where, id, below, changes) => {
    expect(placeBelow(list, id, below)).toEqual(changes)
  })

  it('changes other records only when no number is free', () => {
    const same = sorted([1, 2, 3, 4, 5].map((id) => ({ id, order: 0 })))
    expect(placeBelow(same, 1, 5)).toEqual([
      { id: 5, order: 2 },
      { id: 1, order: 1 },
    ])
  })

  it('gives the requested order after every step', () => {
    const rows = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 40 }), order: fc.integer({ min: 0, max: 4 }) }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(rows, fc.nat(), fc.option(fc.nat()), (given, first, second) => {
        const all = sorted(given)
        const { id } = all[first % all.length] as Placed
        const others = ids(all).filter((one) => one !== id)
        const below = second === null ? null : (others[second % others.length] ?? null)
        const wanted = [...others]
        wanted.splice(below === null ? 0 : others.indexOf(below) + 1, 0, id)
        const changes = placeBelow(all, id, below)
        expect(ids(after(all, changes))).toEqual(wanted)
        for (let done = 0; done < changes.length; done += 1) {
          const now = ids(after(all, changes.slice(0, done)))
          expect(now.filter((one) => one !== id)).toEqual(others)
        }
      }),
    )
  })
})
