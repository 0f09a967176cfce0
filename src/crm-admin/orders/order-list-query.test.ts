import { describe, expect, it } from 'vitest'
import { orderListParams, readOrderListQuery, writeOrderListQuery } from './order-list-query.ts'

const usual = { page: 1, state: null, search: '' } as const

describe('readOrderListQuery', () => {
  it.each([
    ['', usual],
    ['?page=3&state=pickitem&q=an', { page: 3, state: 'pickitem', search: 'an' }],
    ['?q=%20Nguy%E1%BB%85n%20', { ...usual, search: 'Nguyễn' }],
    ['?page=0&state=lost', usual],
    ['?page=-1', usual],
    ['?page=1e3', usual],
    ['?page=99999999999', usual],
    ['?state=', usual],
  ])('reads %s', (search, query) => {
    expect(readOrderListQuery(search)).toEqual(query)
  })

  it('cuts an endless search', () => {
    expect(readOrderListQuery(`?q=${'x'.repeat(5000)}`).search).toHaveLength(100)
  })
})

describe('writeOrderListQuery', () => {
  it('leaves out what is as usual', () => {
    expect(writeOrderListQuery(usual)).toBe('')
    expect(writeOrderListQuery({})).toBe('')
  })

  it.each([
    { page: 2, state: 'new', search: 'NAS261121-42 & ?' },
    { page: 1, state: null, search: 'Đặng Thị Ánh' },
    { page: 7, state: 'usercancel', search: '' },
  ] as const)('is undone by reading: %o', (query) => {
    expect(readOrderListQuery(writeOrderListQuery(query))).toEqual(query)
  })
})

describe('orderListParams', () => {
  it('asks for ten orders, newest first (SPEC §9)', () => {
    expect(orderListParams({ ...usual, page: 4 })).toEqual({
      filters: {},
      sort: 'id:desc',
      pagination: { page: 4, pageSize: 10 },
    })
  })

  it('joins the state and the search', () => {
    const { filters } = orderListParams({ page: 1, state: 'delivery', search: 'ánh' })
    expect(filters).toEqual({
      state: { $eq: 'delivery' },
      $or: [
        { code: { $containsi: 'ánh' } },
        { name: { $containsi: 'ánh' } },
        { phone: { $contains: 'ánh' } },
      ],
    })
  })

  it.each([
    ['+84 912 345 678', '0912345678'],
    ['84912345678', '0912345678'],
    ['0912.345', '0912345'],
    ['+84 912', '0912'],
    ['345 678', '345678'],
    ['NAS261121-4A', 'NAS261121-4A'],
  ])('looks for the phone %s as it is stored', (search, phone) => {
    expect(orderListParams({ ...usual, search }).filters).toMatchObject({
      $or: expect.arrayContaining([{ phone: { $contains: phone } }]),
    })
  })
})
