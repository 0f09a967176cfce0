import { expect, it } from 'vitest'
import { keysOf } from '../../kit/list/list-page.ts'
import { renderScreen } from '../../routes/render-screen.fixture.tsx'

it('shows which rate is in force, and offers to withdraw only those to come', async () => {
  const rate = { reason: 'Nghị quyết', who: null, at: '2026-11-21T02:05:00.000Z' }
  const rates = [
    { ...rate, first_day: '2999-01-01', rate: 12 },
    { ...rate, first_day: '2025-07-01', rate: 8 },
    { ...rate, first_day: '2024-01-01', rate: 10 },
  ]
  const html = await renderScreen('/vat', [[keysOf('vatrates').all, rates]])
  expect(html.match(/Gỡ bỏ thuế suất từ [\d/]+/g)).toEqual(['Gỡ bỏ thuế suất từ 01/01/2999'])
  expect(html.match(/Đang áp dụng|Đã hết/g)).toEqual(['Đang áp dụng', 'Đã hết'])
})
