import { describe, expect, it } from 'vitest'
import {
  createdBetween,
  isNarrowed,
  oneOf,
  readListSearch,
  selectionOf,
  sizeOf,
} from './list-search.ts'

const spec = {
  sort: 'id:desc',
  sorts: ['id', 'total'],
  filters: {
    state: oneOf(['new', 'cancel'], (state) => ({ state: { $eq: state } })),
    ...createdBetween,
  },
}
const read = readListSearch(spec)

describe('the address of a list', () => {
  it('keeps the parameters of the list', () => {
    const search = { q: 'huy', state: 'new', sort: 'total:asc', size: '50', after: 'abc' }
    expect(read(search)).toEqual(search)
  })

  it.each<Record<string, string>>([
    { state: 'nowhere' },
    { state: 'toString' },
    { sort: 'password:asc' },
    { sort: 'total' },
    { sort: 'total:asc:desc' },
    { size: '25' },
    { size: '1000' },
    { q: '   ' },
    { from: '1.1.2026' },
    { constructor: 'x' },
    { after: '' },
  ])('drops malformed parameters: %j', (search) => {
    expect(read(search)).toEqual({})
  })

  it('contains the size only when it differs from the default', () => {
    expect(['10', '25'].map((size) => read({ size }))).toEqual([{ size: '10' }, {}])
    expect([sizeOf({}), sizeOf({ size: '10' })]).toEqual([25, 10])
  })

  it('cuts words that are too long', () => {
    expect(read({ q: 'a'.repeat(300) }).q).toHaveLength(100)
  })

  it('becomes a query of the query language', () => {
    expect(selectionOf(spec, {})).toEqual({ sort: 'id:desc' })
    expect(selectionOf(spec, { q: ' huy thu ', state: 'new', from: '2026-11-01' })).toEqual({
      filters: {
        $and: [{ state: { $eq: 'new' } }, { createdAt: { $gte: '2026-10-31T17:00:00.000Z' } }],
      },
      _q: 'huy thu',
      sort: 'id:desc',
    })
  })

  it('is narrowed by words and filters, not by order or page', () => {
    expect(isNarrowed(spec, { sort: 'total:asc', size: '25', after: 'x' })).toBe(false)
    expect(isNarrowed(spec, { q: 'a' })).toBe(true)
    expect(isNarrowed(spec, { state: 'new' })).toBe(true)
  })
})
