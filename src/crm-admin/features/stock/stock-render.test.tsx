import { describe, expect, it } from 'vitest'
import { listOptions } from '../../kit/list/list-page.ts'
import type { ListSpec } from '../../kit/list/list-search.ts'
import { renderScreen } from '../../routes/render-screen.fixture.tsx'
import { stockChangeList } from './stock-change-list.ts'
import { stockList } from './stock-list.ts'

const at = '2026-11-21T02:05:00.000Z'

const stock = (changes = {}) => ({
  id: 7,
  attributes: {
    name: 'Kem dưỡng',
    name_en: 'Cream',
    slug: 'kem-duong',
    image: '/media/kem.webp',
    state: 'active',
    on_hand: 12,
    reserved: 9,
    available: 3,
    threshold: 10,
    low: true,
    createdAt: at,
    updatedAt: at,
    ...changes,
  },
})

const change = {
  id: 'stkchg_1',
  attributes: {
    way: 'add',
    before: 12,
    after: 9,
    difference: -3,
    reason: 'damaged',
    note: 'Vỡ nắp',
    who: null,
    createdAt: at,
    name: 'Kem đã xóa',
    name_en: null,
  },
}

function render<Row>(address: string, spec: ListSpec<Row>, entries: object[]) {
  const rows = entries.map(spec.rowOf)
  const page = { rows, total: rows.length, capped: false, next: null, previous: null }
  return renderScreen(address, [[listOptions(spec, {}).queryKey, page]])
}

describe('the stock', () => {
  it('is listed with picture, figures and the word for low stock', async () => {
    const html = await render('/stock', stockList, [
      stock(),
      stock({ available: 0, reserved: 12, state: 'inactive', image: null }),
    ])
    for (const text of ['Kem dưỡng', '/media/kem.webp', 'Sắp hết', 'Hết hàng', 'Tạm ẩn']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('/crm-admin/stock/changes?product=7')
  })

  it('has a log with person and reason', async () => {
    const html = await render('/stock/changes', stockChangeList, [change])
    for (const text of [
      'Kem đã xóa',
      'Hư hỏng, hết hạn',
      'Vỡ nắp',
      '-3',
      'Cửa hàng',
      '21/11/2026 09:05:00',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('filters by low stock, product or days', () => {
    expect(stockList.filters.low?.accepts('no')).toBe(false)
    expect(stockList.filters.low?.where('yes')).toEqual({ low: { $eq: true } })
    const { product } = stockChangeList.filters
    expect(['7', '0', 'x'].map((id) => product?.accepts(id))).toEqual([true, false, false])
    expect(product?.where('7')).toEqual({ product: { id: { $eq: 7 } } })
  })
})
