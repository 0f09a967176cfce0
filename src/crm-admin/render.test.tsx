import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DashboardScreen } from './dashboard/dashboard-screen.tsx'
import { Pager } from './list/pager.tsx'
import { OrderCards } from './orders/order-cards.tsx'
import { orderEntry } from './orders/order-entry.fixture.ts'
import { orderFromEntry, staffOrderEntrySchema } from './orders/order-from-entry.ts'
import { OrderListScreen } from './orders/order-list-screen.tsx'
import { orderKeys } from './orders/order-queries.ts'
import { OrderScreen } from './orders/order-screen.tsx'
import { StaffShell } from './shell/staff-shell.tsx'

const order = (choices = {}) => orderFromEntry(parse(staffOrderEntrySchema, orderEntry(choices)))

function render(screen: ReactNode, known: [key: readonly unknown[], data: unknown][] = []): string {
  const client = new QueryClient()
  const names = new Map([['cod', { vi: 'Thanh toán khi nhận hàng', en: 'Cash on delivery' }]])
  client.setQueryData(['payment-names'], names)
  for (const [key, data] of known) client.setQueryData(key, data)
  return renderToString(
    <QueryClientProvider client={client}>
      <App>{screen}</App>
    </QueryClientProvider>,
  )
}

describe('screens of the back office', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error')
  })
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('lists orders in a table with their state in words', () => {
    const query = { page: 1, state: null, search: '' }
    const page = { orders: [order()], total: 1, pageCount: 1 }
    const html = render(<OrderListScreen />, [[orderKeys.list(query), page]])
    expect(html).toContain('href="/crm-admin/orders/42"')
    expect(html).toContain('NAS261121-42A')
    expect(html).toContain('21/11/2026 09:05:00')
    expect(html).toContain('+84 912 345 678')
    expect(html).toContain('590.000đ')
    expect(html).toContain('Thanh toán khi nhận hàng')
    expect(html).toContain('Chờ xác nhận')
  })

  it('lists orders in cards', () => {
    const html = render(<OrderCards orders={[order({ state: 'delivery' })]} loading={false} />)
    expect(html).toContain('Đang giao hàng')
    expect(html).toContain('+84 912 345 678')
  })

  it('shows an order with its lines, sums and moves', () => {
    const html = render(<OrderScreen id={42} />, [[orderKeys.one(42), order()]])
    for (const text of [
      'Tinh chất cấp ẩm',
      '/media/serum-500.webp',
      'Đặng Thị Ánh',
      'Gọi trước',
      '23/11/2026',
      'Bắt đầu đóng gói',
      'Hủy đơn hàng',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('Đánh dấu đã giao')
  })

  it('says why nothing can be done with a delivered order', () => {
    const done = order({ state: 'complete' })
    const html = render(<OrderScreen id={42} />, [[orderKeys.one(42), done]])
    expect(html).toContain('Không thể hủy vì đơn đã giao tới khách.')
  })

  it('shows the way of an order with who and why, and what is owed for it', () => {
    const at = '2026-11-21T02:05:00.000Z'
    const given = order({
      state: 'cancel',
      payment_kind: 'online',
      history: [
        { id: 1, from: null, to: 'new', actor: 'customer', at, reason: null, who: null },
        { id: 2, from: 'new', to: 'confirm', actor: 'system', at, reason: null, who: null },
        { id: 3, from: 'confirm', to: 'cancel', actor: 'staff', at, reason: 'Trùng', who: 'Mai' },
        {
          id: 4,
          from: 'new',
          to: 'cancel',
          actor: 'system',
          at,
          reason: 'payment_failed',
          who: null,
        },
      ],
      refunds: [{ id: 1, amount: 590000, reason: 'paid_after_cancellation', at, settled_at: null }],
      ratings: [
        { id: 'r1', cartitem: 1, product: 7, stars: 4, words: 'Thơm <b>dịu</b>', state: 'new', at },
        { id: 'r2', cartitem: 1, product: 7, stars: 1, words: null, state: 'active', at },
      ],
    })
    const html = render(<OrderScreen id={42} />, [[orderKeys.one(42), given]])
    for (const text of [
      'Đã đặt hàng',
      'Nhân viên<!-- --> (Mai)',
      'Lý do: Trùng',
      'Lý do: Thanh toán không thành công',
      'Cần hoàn 590.000đ',
      'Tiền đến sau khi đơn hàng đã hủy',
      'Đánh dấu đã hoàn tiền',
      'Duyệt hiển thị: Tinh chất cấp ẩm',
      '4 trên 5 sao',
      'Thơm &lt;b&gt;dịu&lt;/b&gt;',
    ]) {
      expect(html).toContain(text)
    }
    expect(html.match(/Duyệt hiển thị</g)).toHaveLength(1)
  })

  it('offers no refund twice', () => {
    const at = '2026-11-21T02:05:00.000Z'
    const refunds = [{ id: 1, amount: 1000, reason: 'paid_twice', at, settled_at: at }]
    const html = render(<OrderScreen id={42} />, [[orderKeys.one(42), order({ refunds })]])
    expect(html).toContain('Đã hoàn lúc 21/11/2026 09:05:00')
    expect(html).not.toContain('Đánh dấu đã hoàn tiền')
  })

  it('greets on the dashboard', () => {
    expect(render(<DashboardScreen name="Lan" />)).toContain('Xin chào, Lan')
  })

  it('marks the current page and offers the next', () => {
    const html = render(<Pager page={2} pageCount={3} hrefOf={(page) => `?page=${page}`} />)
    expect(html).toMatch(/href="\?page=3"[^>]*rel="next"|rel="next"[^>]*href="\?page=3"/)
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  })

  it('has a menu of the screens that exist', () => {
    const html = render(<StaffShell profile={{ name: 'Lan', roleType: 'admin' }} />)
    expect(html).toContain('Quản lý đơn hàng')
    expect(html).toContain('Đăng xuất')
    expect(html).not.toContain('/crm-admin/users')
  })
})
