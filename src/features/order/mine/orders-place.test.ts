import { describe, expect, it } from 'vitest'
import { readPlace, writePlace } from './orders-place.tsx'

describe('the address of the orders', () => {
  it.each([
    ['', { order: null, page: 1 }],
    ['?order=NAS261121-42J', { order: 'NAS261121-42J', page: 1 }],
    ['?order=NAS261121-42J&page=3', { order: 'NAS261121-42J', page: 3 }],
    ['?page=2', { order: null, page: 2 }],
    ['?page=0', { order: null, page: 1 }],
    ['?page=x&order=%3Cb%3E', { order: null, page: 1 }],
  ])('%s', (search, place) => {
    expect(readPlace(search)).toEqual(place)
  })

  it('is the reverse of parsing it', () => {
    for (const place of [
      { order: null, page: 1 },
      { order: null, page: 7 },
      { order: 'NAS261121-42J', page: 2 },
    ]) {
      expect(readPlace(writePlace(place))).toEqual(place)
    }
  })
})
