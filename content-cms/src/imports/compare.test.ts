import { describe, expect, it, vi } from 'vitest'
import { label } from '../labels'
import { tableOf } from './columns'
import { compareRows, type Stored } from './compare'
import { placesOf } from './headings'

// Takes seconds to load.
vi.mock('@payloadcms/richtext-lexical', () => ({}))

const fields = [
  { name: 'slug', type: 'text', label: label('Đường dẫn', 'Slug') },
  { name: 'name', type: 'text', localized: true, label: label('Tên', 'Name') },
  { name: 'price', type: 'number', label: label('Giá', 'Price') },
  { name: 'sure', type: 'checkbox', label: label('Xác nhận', 'Confirm') },
  {
    name: 'state',
    type: 'select',
    label: label('Hiển thị', 'Visibility'),
    options: [
      { value: 'active', label: label('Đang hiển thị', 'Shown') },
      { value: 'inactive', label: label('Tạm ẩn', 'Hidden') },
    ],
  },
]

const kind = {
  label: label('Thử', 'Test'),
  collection: 'products',
  key: 'slug',
  fields: ['name', 'price', 'sure', 'state'],
  creates: false,
} as const

const table = tableOf(kind, { flattenedFields: fields } as never)

const cream = {
  id: 7,
  updatedAt: '2026-11-29T00:00:00.000Z',
  _status: 'published',
  slug: 'kem',
  name: { vi: '=Kem', en: null },
  price: 590_000,
  state: 'active',
} as Stored

const found = { byKey: new Map([['kem', cream]]), byTitle: new Map() }

function compared(heading: string[], ...rows: string[][]) {
  const places = placesOf(table, [heading, ...rows])
  if (!('key' in places)) throw new Error(places.vi)
  return [...compareRows(table, places, rows, found, 'vi')]
}

const changesOf = (heading: string[], row: string[]) => compared(heading, row)[0]?.changes

describe('columns', () => {
  it('are found by their heading in both languages, in any order, case and normal form', () => {
    const heading = ['Giá'.normalize('NFD'), 'NAME (EN)', 'Slug', 'Tên (vi)']
    expect(changesOf(heading, ['600000', 'Cream', 'kem', 'Kem mới'])).toEqual([
      { field: 'Tên (vi)', before: '=Kem', after: 'Kem mới' },
      { field: 'Tên (en)', before: '', after: 'Cream' },
      { field: 'Giá', before: '590.000', after: '600.000' },
    ])
  })

  it.each([
    [['Slug', 'Tên'], 'There is no column called “Tên”.'],
    [['Slug', 'Giá', 'Price'], 'The column “Price” is there twice.'],
    [['Giá'], 'The column “Slug” is missing.'],
    [[], 'The column “Slug” is missing.'],
  ])('%j are refused', (heading, sentence) => {
    expect(placesOf(table, [heading])).toMatchObject({ en: sentence })
  })

  it('without a heading are accepted while they are empty', () => {
    expect(
      placesOf(table, [
        ['Slug', ''],
        ['kem', ''],
      ]),
    ).toHaveProperty('key', 0)
    expect(placesOf(table, [['Slug'], ['kem', 'x']])).toHaveProperty('en')
  })

  it('of a very wide file are refused quickly', () => {
    const wide = new Array(200_000).fill('')
    const lines = [['Slug'], [...wide, 'x'], ...new Array(5000).fill(['kem'])]
    const before = process.threadCpuUsage()
    expect(placesOf(table, lines)).toHaveProperty('en')
    expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
  })
})

describe('cells', () => {
  it.each([
    ['Tên (vi)', "'=Kem"],
    ['Tên (vi)', ' =Kem '],
    ['Tên (en)', ''],
    ['Giá', '590.000 đ'],
    ['Hiển thị', 'shown'],
    ['Hiển thị', 'active'],
    ['Xác nhận', 'x'],
  ])('%s %j change nothing', (heading, cell) => {
    expect(changesOf(['Slug', heading], ['kem', cell])).toEqual([])
  })

  it('that are empty empty the field, and say so', () => {
    expect(compared(['Slug', 'Tên (vi)'], ['kem', ''])).toMatchObject([
      { cells: { 'name.vi': '' }, changes: [{ before: '=Kem', after: '' }], problems: [] },
    ])
  })

  it.each([
    ['Giá', '12.5', 'Cần một số nguyên, ví dụ 590000'],
    ['Giá', 'năm', 'Cần một số nguyên, ví dụ 590000'],
    ['Hiển thị', 'ẩn', 'Chọn một trong: Đang hiển thị, Tạm ẩn'],
  ])('%s %j are refused with their row and field', (heading, cell, reason) => {
    const rows = compared(['Slug', heading], ['', ''], ['kem', cell])
    expect(rows).toMatchObject([{ row: 3, problems: [{ field: heading, reason }] }])
  })
})

describe('rows', () => {
  it('of an unknown, empty or repeated key are refused', () => {
    const rows = compared(['Slug', 'Giá'], ['kem', '1'], ['la', '2'], ['', '3'], ['kem', '4'])
    expect(rows.map(({ problems }) => problems[0]?.reason)).toEqual([
      undefined,
      'Không có mục nào như vậy',
      'Đang để trống',
      'Trùng với dòng 2: mỗi mục một dòng',
    ])
  })
})
