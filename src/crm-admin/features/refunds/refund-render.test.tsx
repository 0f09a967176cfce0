import { describe, expect, it } from 'vitest'
import { listOptions } from '../../kit/list/list-page.ts'
import { renderScreen } from '../../routes/render-screen.fixture.tsx'
import { refundList } from './refund-list.ts'

const refund = (attributes: object) => ({
  id: 'refdue_1',
  attributes: {
    order: 12,
    code: 'NAS261128-048213K',
    name: 'Lê Thị Hoàn',
    state: 'due',
    open: true,
    amount: 3_000_000,
    reason: 'paid_twice',
    days: 3,
    proposer: null,
    settler: null,
    settled_at: null,
    note: null,
    account: null,
    createdAt: '2026-11-25T02:05:00.000Z',
    ...attributes,
  },
})

describe('the refunds', () => {
  it('are listed with age, amount, state, person and reference, and open their order', async () => {
    const rows = [
      refund({}),
      refund({ state: 'proposed', proposer: 'Mai Kế Toán', note: 'FT26331ABC', account: 'given' }),
    ].map(refundList.rowOf)
    const page = { rows, total: 2, capped: false, next: null, previous: null }
    const html = await renderScreen('/refunds', [[listOptions(refundList, {}).queryKey, page]])
    for (const text of [
      '/crm-admin/orders/12',
      'Lê Thị Hoàn',
      '3.000.000đ',
      '3 ngày',
      'Cần hoàn',
      'Chờ người thứ hai',
      'Mai Kế Toán',
      'FT26331ABC',
      'Đã có',
    ])
      expect(html).toContain(text)
  })

  it('are filtered by whether they are paid out', () => {
    expect(refundList.filters.state?.where('open')).toEqual({ open: { $eq: true } })
    expect(refundList.filters.state?.where('paid')).toEqual({ state: { $eq: 'paid' } })
    expect(refundList.filters.state?.accepts('settled')).toBe(false)
  })
})
