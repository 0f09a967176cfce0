import { describe, expect, it } from 'vitest'
import { readClauses } from './search-query.ts'
import { WordIndex } from './word-index.ts'

const products = [
  { name: 'Kem chong nang Nhat', title: null },
  { name: 'Kem chống nắng SPF50+', name_en: 'Sunscreen SPF50+', title: null },
  { name: 'Sữa rửa mặt', name_en: 'Cleanser', title: 'Dùng trước kem chống nắng' },
  { name: 'Đông trùng hạ thảo', name_en: 'Cordyceps', title: 'Bồi bổ' },
  { name: 'Nắng mới, kem dịu', title: null },
]

const indexOf = (searched: readonly (readonly string[])[]) => {
  const index = new WordIndex<(typeof products)[number]>(searched)
  for (const after of products) index.apply({ before: null, after })
  return index
}

const index = indexOf([['name', 'name_en'], ['title']])

const found = (question: string, bestFirst = true) =>
  index
    .search(products, readClauses(question, []), { bestFirst })
    .map((row) => products.indexOf(row))

describe('a search by words', () => {
  it.each([
    ['with accents, exact ones first', 'kem chống nắng', [1, 2, 0]],
    ['without accents', 'kem chong nang', [0, 1, 2]],
    ['in capitals and decomposed', 'KEM CHỐNG NẮNG'.normalize('NFD'), [1, 2, 0]],
    ['đ as d', 'dong  trung', [3]],
    ['in the other language', 'sunscreen', [1]],
    ['single words in any order', 'nang kem moi', [4]],
    ['words of several fields', 'cordyceps bổ', [3]],
    ['nothing', 'khẩu trang', []],
    ['most of the words where no record has all', 'sua chong nang trang', [2]],
    ['few of the words', 'sữa gì cũng được', []],
    ['marks that mean something elsewhere', 'SPF50+', [1]],
    ['a beginning', 'chố', [1, 2, 0]],
    ['not the inside of a word', 'ắng', []],
    ['words written together', 'spf50', [1]],
    ['one wrong letter of five', 'sunscraen', [1]],
    ['two swapped letters', 'celanser', [2]],
    ['not one wrong letter of four', 'kam', []],
    ['another tone', 'bổ bôi', [3]],
    ['not other letters with other accents', 'đông trừng', []],
  ])('%s', (_what, question, expected) => expect(found(question)).toEqual(expected))

  it('finds only records with all words when required', () => {
    const asked = { bestFirst: false, everyWord: true } as const
    expect(index.search(products, readClauses('kem chong nang trang', []), asked)).toEqual([])
    expect(index.search(products, readClauses('nang moi kem', []), asked)).toEqual([products[4]])
  })

  it('follows changed and deleted records', () => {
    const own = indexOf([['name']])
    const [first, ...others] = products
    const renamed = { name: 'Dầu gội', title: null }
    own.apply({ before: first ?? null, after: renamed })
    own.apply({ before: products[4] ?? null, after: null })
    const asked = { bestFirst: true }
    expect(own.search([renamed, ...others.slice(0, 3)], readClauses('kem', []), asked)).toEqual([
      products[1],
    ])
    expect(own.search([renamed], readClauses('dau goi', []), asked)).toEqual([renamed])
  })

  it('searches by the first 31 words', () => {
    const question = `${'kem '.repeat(31)}khongco`
    expect(found(question)).toEqual(found('kem '.repeat(31)))
    expect(found(question)).toHaveLength(4)
  })

  it('keeps the given order when required', () => {
    expect(found('kem chống nắng', false)).toEqual([0, 1, 2])
  })
})
