import { expect, it } from 'vitest'
import { listOptions } from '../../kit/list/list-page.ts'
import { renderScreen } from '../../routes/render-screen.fixture.tsx'
import { orderList } from './order-list.ts'

it('has the fields of the checkout without its consents', async () => {
  const html = await renderScreen('/orders/new', [], ['order-desk'])
  for (const text of ['Số điện thoại', 'Tỉnh, thành phố', 'Thêm sản phẩm', 'Đặt hàng']) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('checkbox')
})

it.each([
  ['order-desk', true],
  ['warehouse', false],
] as const)('opens for the role %s: %s', async (role, isOpen) => {
  const page = { rows: [], total: 0, capped: false, next: null, previous: null }
  const known: [readonly unknown[], unknown][] = [[listOptions(orderList, {}).queryKey, page]]
  const list = await renderScreen('/orders', known, [role])
  expect(list.includes('href="/crm-admin/orders/new"')).toBe(isOpen)
  expect((await renderScreen('/orders/new', [], [role])).includes('Thêm sản phẩm')).toBe(isOpen)
})
