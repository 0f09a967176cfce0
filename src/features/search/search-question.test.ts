import { describe, expect, it } from 'vitest'
import { emptyQuestion, readQuestion, writeQuestion } from './search-question.ts'

describe('the query in the address', () => {
  it.each([
    ['', null],
    ['?sort=price:asc', null],
    ['?q=', emptyQuestion],
    ['?q=kem+ch%E1%BB%91ng', { ...emptyQuestion, text: 'kem chống' }],
    ['?q=a&q-sort=price:asc&q-sub=3', { text: 'a', sort: 'price:asc', group: '3' }],
    ['?q=a&q-sort=name:asc&q-sub=<b>', { ...emptyQuestion, text: 'a' }],
    [`?q=${'x'.repeat(500)}`, { ...emptyQuestion, text: 'x'.repeat(100) }],
  ])('%s', (search, expected) => expect(readQuestion(search)).toEqual(expected))

  it('is parsed as it was written, and keeps other parameters', () => {
    const question = { text: 'kem & nắng', sort: 'sold:desc', group: '2' } as const
    const written = writeQuestion('?sort=price:asc&q=old', question)
    expect(readQuestion(written)).toEqual(question)
    expect(written).toMatch(/^\?sort=price:asc&q=/)
    expect(writeQuestion(written, null)).toBe('?sort=price:asc')
    expect(writeQuestion('?q=x', null)).toBe('')
  })
})
