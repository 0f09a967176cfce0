import { describe, expect, it } from 'vitest'
import { readClauses, readSynonyms, textOf } from './search-query.ts'

const synonyms = readSynonyms({
  synonyms: [
    { typed: 'kcn, kem cn', meant: 'kem chống nắng, spf' },
    { typed: 'da dầu', meant: 'nước cân bằng' },
    { typed: 'nám', meant: 'vitamin C' },
    { typed: 'a, b', meant: 'b, a' },
  ],
  ignored: 'cho, trị, của',
})

const clausesOf = (question: string) =>
  readClauses(question, synonyms).map((clause) => clause.map(({ words }) => textOf(words)))

describe('the clauses of a query', () => {
  it.each([
    ['kcn', [['kcn', 'kem chống nắng', 'spf']]],
    [
      'KEM CN cho da dầu',
      [
        ['kem cn', 'kem chống nắng', 'spf'],
        ['da dầu', 'nước cân bằng'],
      ],
    ],
    ['da dau', [['da dau', 'nước cân bằng']]],
    ['nam', [['nam', 'vitamin c']]],
    ['năm', [['năm']]],
    ['trị', [['trị']]],
    ['trị nám', [['nám', 'vitamin c']]],
    ['spf50 kem', [['spf 50'], ['kem']]],
    ['kem kem', [['kem']]],
    ['a', [['a', 'b', 'a']]],
    ['?!', []],
  ])('%s', (question, expected) => expect(clausesOf(question)).toEqual(expected))

  it('are those of the first 31 words', () => {
    const words = Array.from({ length: 40 }, (_, at) => `từ${at}`).join(' ')
    expect(readClauses(words, synonyms)).toHaveLength(16)
  })
})
