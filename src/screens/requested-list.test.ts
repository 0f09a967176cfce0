import { expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleProduct } from '../../tests/support/sample-records.ts'
import { createReader } from '../content/reader.ts'
import { requestedList } from './requested-list.ts'

const model = sampleContent()
const ids = Array.from({ length: 60 }, (_, index) => index + 1)
model.replaceAll(
  'products',
  ids.map((id) =>
    sampleProduct(id, {
      order: 1,
      price: 1000 - id,
      subcategories: [1 + (id % 2)],
      traits: id % 5 === 0 ? [7, 8] : [9],
      actives: id % 2 === 0 ? [{ ingredient: 6 }] : [],
    }),
  ),
)
const reader = createReader(model)
const path = '/vn/chuyen-muc/cham-soc-da'

function listed(address: string) {
  const { pathname, search } = new URL(`/_lists${address}`, 'http://shop')
  const found = requestedList(reader, pathname, search)
  if (found?.kind !== 'products') return found
  const { page, count, search: kept } = found.list
  return {
    ...found,
    count,
    search: kept,
    page: { ...page, records: page.records.map(({ id }) => id) },
  }
}

it.each([
  ['?sort=price:asc', 60, 3, '?sort=price:asc', [60, 59, 58]],
  ['/trang/3?sort=price:asc', 60, 3, '?sort=price:asc', [12, 11, 10]],
  ['?sub=2&sort=price:desc', 30, 2, '?sub=2&sort=price:desc', [1, 3, 5]],
  ['/trang/2?sub=1', 30, 2, '?sub=1', [12, 10, 8]],
  ['?sub=77&sort=name:asc&utm=x', 60, 3, '', [60, 59, 58]],
  ['?sub=1&sub=2&price=0', 60, 3, '?sub=1&sub=2&price=0', [60, 59, 58]],
  ['?skin=7&concern=8', 12, 1, '?skin=7&concern=8', [60, 55, 50]],
  ['?skin=7&concern=9', 0, 1, '?skin=7&concern=9', []],
  ['?ingredient=6', 30, 2, '?ingredient=6', [60, 58, 56]],
])(
  '%s is filtered and sorted over all products of the category',
  (rest, count, pages, search, first) => {
    const list = listed(`${path}${rest}`)
    expect(list).toMatchObject({ locale: 'vi', count, search, page: { pages } })
    expect(list && 'page' in list && list.page.records.slice(0, 3)).toEqual(first)
  },
)

it.each([
  '/vn/chuyen-muc/khong-co?sub=1',
  '/vn/chuyen-muc/an?sub=1',
  '/vn/faq?sub=1',
  `${path}/trang/3?sub=1`,
])('%s has no list', (address) => {
  expect(listed(address)).toBeNull()
})

it('filters the club by topic', () => {
  expect(listed('/aura-club?type=knowledge')).toMatchObject({
    locale: 'en',
    topic: 'knowledge',
    number: 1,
  })
})
