import { QueryError } from '@nas/query/query-error'
import { expect, test } from 'vitest'
import { searchWords } from './record-search.ts'

test.each([
  ['huy thu', ['huy', 'thu']],
  ['  Huy  THỬ ', ['huy', 'thu']],
  ['Đồng'.normalize('NFD'), ['dong']],
  ['0912345678', ['0912345678']],
  ['+84 912 345 678', ['0912345678']],
  ['+84 (0)912', ['0912']],
  ['(+84) 912-345', ['0912345']],
  ['84912345678', ['0912345678']],
  ['84 91', ['84', '91']],
  ['0912.345', ['0912345']],
  ['0912 345 678 Mai', ['0912345678', 'mai']],
  ['Mai 0912-345-678', ['mai', '0912345678']],
  ['NAS-0912 345', ['nas-0912', '345']],
  ['NAS261122AB', ['nas261122ab']],
  ['09123456789', ['09123456789']],
  ['50 100', ['50', '100']],
])('%j is searched as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test('has a maximum number of words', () => {
  expect(() => searchWords('a '.repeat(21))).toThrow(QueryError)
})
