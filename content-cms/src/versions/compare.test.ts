import { describe, expect, it } from 'vitest'
import { compare, merge } from './compare'

const base = { name: 'Kem', price: 1, text: { a: 1, b: [2] }, note: null, updatedAt: '1' }
const mine = { ...base, price: 2, note: '', extra: 'password' }

describe('two versions of a document', () => {
  it('dispute only what both have changed differently', () => {
    const theirs = { ...base, price: 3, name: 'Kem mới', text: { b: [2], a: 1 }, updatedAt: '2' }
    const versions = { base, mine, theirs }
    expect(compare(versions, ['name', 'price', 'text', 'note'])).toEqual({
      disputed: ['price'],
      theirs: ['name'],
    })
    const kept = { ...theirs, price: 2, extra: 'password' }
    expect(merge(versions, new Set())).toEqual(kept)
    expect(merge(versions, new Set(['price']))).toEqual({ ...kept, price: 3 })
  })

  it('dispute nothing when both typed the same, or when the own save was not answered', () => {
    const versions = { base, mine, theirs: { ...base, price: 2, updatedAt: '2' } }
    expect(compare(versions, ['name', 'price', 'note'])).toEqual({ disputed: [], theirs: [] })
  })

  it('keep an emptied field empty', () => {
    const versions = { base, mine: { ...base, name: '' }, theirs: { ...base, price: 3 } }
    expect(merge(versions, new Set())).toMatchObject({ name: '', price: 3 })
  })
})
