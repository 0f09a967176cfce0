import { describe, expect, test } from 'vitest'
import { overlap, type Publication } from './content-client'
import { advanced, isForeign, unapplied } from './feed-position'

function publication(id: number, createdAt = `t${id}`): Publication {
  return { id, resource: 'products', documentId: '1', createdAt }
}

const position = { cursor: 10, applied: { 9: 't9', 10: 't10' } }

test('a late number below the cursor is still to be applied', () => {
  const seen = [8, 9, 10, 11].map((id) => publication(id))
  expect(unapplied(seen, position).map(({ id }) => id)).toEqual([8, 11])
})

test('the cursor never goes back, and what it is too far from is forgotten', () => {
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

describe('a feed is foreign', () => {
  test('when the publication at the cursor is another one', () => {
    expect(isForeign([publication(10, 'other')], position)).toBe(true)
    expect(isForeign([publication(10)], position)).toBe(false)
  })

  test('when it has not come as far as the cursor', () => {
    expect(isForeign([publication(3)], position)).toBe(true)
    expect(isForeign([], position)).toBe(true)
  })

  test('but not when only old entries were cleared away, or at the very start', () => {
    expect(isForeign([publication(12)], position)).toBe(false)
    expect(isForeign([], { cursor: 0, applied: {} })).toBe(false)
  })
})
