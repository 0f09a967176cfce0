import { expect, it } from 'vitest'
import { comparePrices } from './compare-prices.ts'

const products = new Map([[7, { name: 'Kem', name_en: 'Cream', price: 90_000 }]])
const row = (changes: object = {}) => ({
  row: 2,
  id: '7',
  name: 'Tên cũ',
  current: '90000',
  next: '80000',
  ...changes,
})
const compare = (...rows: ReturnType<typeof row>[]) =>
  comparePrices(rows, (id) => products.get(id) ?? null)

it('finds a change', () => {
  const change = { product: 7, name: 'Kem', name_en: 'Cream', before: 90_000, after: 80_000 }
  expect(compare(row())).toEqual({
    changes: [{ ...change, unusual: false }],
    unchanged: 0,
    refused: [],
  })
})

it.each([
  ['an empty new price', { next: '' }],
  ['the stored price', { next: '90.000' }],
  ['a file that was applied before', { current: '70000', next: '90000' }],
])('changes nothing for %s', (_, changes) => {
  expect(compare(row(changes))).toEqual({ changes: [], unchanged: 1, refused: [] })
})

it.each([
  ['unknown', { id: '8' }],
  ['unknown', { id: '7a' }],
  ['not_whole', { next: '80000.5' }],
  ['too_large', { next: '2147483648' }],
  ['stale', { current: '70000' }],
  ['stale', { current: '' }],
])('refuses %s: %j', (problem, changes) => {
  const { refused } = compare(row(changes))
  expect(refused).toEqual([expect.objectContaining({ row: 2, problem })])
})

it.each(['0', '9.000', '44.999', '135.001'])('marks the unusual price %s', (next) => {
  expect(compare(row({ next })).changes).toMatchObject([{ before: 90_000, unusual: true }])
})

it('refuses a second row of a product', () => {
  const { changes, refused } = compare(row(), row({ row: 3 }))
  expect([changes.length, refused[0]?.row, refused[0]?.problem]).toEqual([1, 3, 'repeated'])
})

it('names an unknown product as the file does', () => {
  expect(compare(row({ id: '8' })).refused[0]).toEqual({
    row: 2,
    name: 'Tên cũ',
    name_en: null,
    given: '80000',
    stored: null,
    problem: 'unknown',
  })
})
