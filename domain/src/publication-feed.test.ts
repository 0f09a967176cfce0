import { describe, expect, test } from 'vitest'
import {
  advanced,
  feedStart,
  hasApplied,
  isForeign,
  overlap,
  standingAt,
  unapplied,
} from './publication-feed.ts'

const publication = (id: number, createdAt = `t${id}`) => ({ id, createdAt })

const position = { cursor: 10, applied: { 9: 't9', 10: 't10' } }

test('a late publication below the cursor is still applied', () => {
  const seen = [8, 9, 10, 11].map((id) => publication(id))
  expect(unapplied(seen, position).map(({ id }) => id)).toEqual([8, 11])
})

test('the cursor never decreases, and entries far below it are dropped', () => {
  expect(advanced(position, [publication(8)])).toEqual({
    cursor: 10,
    applied: { 8: 't8', 9: 't9', 10: 't10' },
  })
  const far = 10 + overlap
  expect(advanced(position, [publication(far)])).toEqual({
    cursor: far,
    applied: { [far]: `t${far}` },
  })
})

test('a publication counts as applied when it was, or is too far below to be late', () => {
  const { cursor } = standingAt(publication(90))
  const now = { cursor, applied: { 88: 't88', 90: 't90' } }
  expect([40, 41, 88, 89, 90, 91].map((id) => hasApplied(now, id))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ])
})

describe('a feed is foreign', () => {
  test('when the publication at the cursor is another one', () => {
    expect(isForeign([publication(10, 'other')], position)).toBe(true)
    expect(isForeign([publication(10)], position)).toBe(false)
  })

  test('when one below the cursor is missing, but older ones exist', () => {
    const skipped = [8, 9, 43].map((id) => publication(id))
    expect(isForeign(skipped, position)).toBe(true)
    expect(isForeign([...skipped, publication(10)], position)).toBe(false)
  })

  test('when it ends before the cursor', () => {
    expect(isForeign([publication(3)], position)).toBe(true)
    expect(isForeign([], position)).toBe(true)
  })

  test('when entries after the cursor may have been removed', () => {
    expect(isForeign([publication(12)], position)).toBe(true)
  })

  test('but not when only old entries were removed, or at the very start', () => {
    expect(isForeign([publication(10), publication(12)], position)).toBe(false)
    expect(isForeign([], feedStart)).toBe(false)
  })
})
