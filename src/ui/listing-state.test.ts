import { describe, expect, it } from 'vitest'
import { arrange, readState, writeState } from './listing-state.ts'

const known = { groups: ['', '1', '2'], sorts: ['order:desc', 'price:asc', 'price:desc'] }

describe('the state in the address', () => {
  it('reads only values that the page offers', () => {
    expect(readState('?sub=2&sort=price:asc', 'sub', known)).toEqual({
      group: '2',
      sort: 'price:asc',
    })
    expect(readState('?sub=9&sort=name:asc', 'sub', known)).toEqual({
      group: '',
      sort: 'order:desc',
    })
  })

  it('omits defaults and keeps other parameters', () => {
    expect(writeState('?utm=x&sub=1', 'sub', { group: '2', sort: 'price:asc' }, known)).toBe(
      '?utm=x&sub=2&sort=price:asc',
    )
    expect(writeState('?sub=1', 'sub', { group: '', sort: 'order:desc' }, known)).toBe('')
  })

  it('is parsed as it was written', () => {
    const state = { group: '1', sort: 'price:desc' }
    expect(readState(writeState('', 'sub', state, known), 'sub', known)).toEqual(state)
  })
})

describe('arrange', () => {
  const items = [
    { item: 'a', groups: ['1'], facts: { price: 300 } },
    { item: 'b', groups: ['1', '2'], facts: { price: 100 } },
    { item: 'c', groups: [], facts: { price: 300 } },
  ]

  it.each([
    ['', 'price:asc', ['b', 'a', 'c']],
    ['', 'price:desc', ['a', 'c', 'b']],
    ['', 'order:desc', ['a', 'b', 'c']],
    ['2', 'price:asc', ['b']],
    ['3', 'price:asc', []],
  ])('group %j by %s', (group, sort, expected) => {
    expect(arrange(items, { group, sort })).toEqual(expected)
  })
})
