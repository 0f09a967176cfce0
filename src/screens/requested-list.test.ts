import { expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleProduct } from '../../tests/support/sample-records.ts'
import { createReader } from '../content/reader.ts'
import { requestedList } from './requested-list.ts'

const model = sampleContent()
const ids = Array.from({ length: 60 }, (_, index) => index + 1)
model.replaceAll(
  'products',
  ids.map((id) => sampleProduct(id, { order: 1, price: 1000 - id, subcategories: [1 + (id % 2)] })),
)
const reader = createReader(model)
const path = '/vn/chuyen-muc/cham-soc-da'

function listed(address: string) {
  const { pathname, search } = new URL(`/_lists${address}`, 'http://shop')
  const list = requestedList(reader, pathname, search)
  return list && { ...list, page: { ...list.page, records: list.page.records.map(({ id }) => id) } }
}

it.each([
  ['?sort=price:asc', 60, 3, '?sort=price:asc', [60, 59, 58]],
  ['/trang/3?sort=price:asc', 60, 3, '?sort=price:asc', [12, 11, 10]],
  ['?sub=2&sort=price:desc', 30, 2, '?sub=2&sort=price:desc', [1, 3, 5]],
  ['/trang/2?sub=1', 30, 2, '?sub=1', [12, 10, 8]],
  ['?sub=77&sort=name:asc&utm=x', 60, 3, '', [60, 59, 58]],
])(
  '%s is filtered and sorted over all products of the category',
  (rest, count, pages, search, first) => {
    const list = listed(`${path}${rest}`)
    expect(list).toMatchObject({ locale: 'vi', count, search, page: { pages } })
    expect(list?.page.records.slice(0, 3)).toEqual(first)
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
    search: '?type=knowledge',
    page: { records: [2], path: '/aura-club' },
  })
})
