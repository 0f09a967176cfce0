import { parse } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderCountsOptions } from '../features/orders/order-counts.ts'
import { orderEntry } from '../features/orders/order-entry.fixture.ts'
import { orderList } from '../features/orders/order-list.ts'
import { orderKeys } from '../features/orders/orders.api.ts'
import { customerOptions } from '../features/orders/person.api.ts'
import { orderFromEntry, staffOrderEntrySchema } from '../features/orders/staff-order.ts'
import { listOptions } from '../kit/list/list-page.ts'
import { renderScreen as render } from './render-screen.fixture.tsx'

const order = (choices = {}) => orderFromEntry(parse(staffOrderEntrySchema, orderEntry(choices)))

const unproposed = {
  proposed_at: null,
  proposed_by: null,
  proposer: null,
  settled_by: null,
  settler: null,
  note: null,
  account: null,
}

const knownOrder = (choices = {}): [readonly unknown[], unknown] => [
  orderKeys.one(42),
  order(choices),
]

describe('screens of the back office', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error')
  })
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('has tabs with the number of orders in each state under the other filters', async () => {
    const counts = new Map([['new', 1203]])
    const { queryKey } = orderCountsOptions({ kind: 'cod' })
    const html = await render('/orders?kind=cod&state=new', [[queryKey, counts]])
    const tabs = html.slice(html.indexOf('class="crm-tabs"'), html.indexOf('<search'))
    expect(tabs).toMatch(/href="[^"]*\/orders\?kind=cod"[^>]*>Tất cả/)
    expect(tabs).toMatch(/<a [^>]*aria-current[^>]*>Chờ xác nhận/)
    expect(tabs.match(/aria-current/g)).toHaveLength(1)
    expect(tabs).toContain('1.203')
  })

  it('lists orders in a table with their state in words', async () => {
    const page = { rows: [order()], total: 1, capped: false, next: 'k', previous: null }
    const html = await render('/orders', [[listOptions(orderList, {}).queryKey, page]])
    expect(html).toContain('after=k')
    expect(html).toContain('href="/crm-admin/orders/42"')
    expect(html).toContain('NAS261121-42A')
    expect(html).toContain('21/11/2026 09:05:00')
    expect(html).toContain('+84 912 345 678')
    expect(html).toContain('href="tel:+84912345678"')
    expect(html).toContain('<strong>590.000đ</strong>')
    expect(html).toContain('title="Thanh toán khi nhận hàng">COD<')
    expect(html).toContain('Chờ xác nhận')
  })

  it('shows an order with its lines, sums and moves', async () => {
    const html = await render('/orders/42', [knownOrder()])
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

  it('explains why a delivered order has no moves', async () => {
    const html = await render('/orders/42', [knownOrder({ state: 'complete' })])
    expect(html).toContain('Không thể hủy vì đơn đã giao tới khách.')
  })

  it('offers to take back a delivery to managers only, and not after a rating', async () => {
    const correction = 'Ghi nhầm, chưa giao'
    const done = knownOrder({ state: 'complete' })
    expect(await render('/orders/42', [done])).toContain(correction)
    expect(await render('/orders/42', [done], ['order-desk'])).not.toContain(correction)
    expect(await render('/orders/42', [knownOrder({ state: 'rate' })])).not.toContain(correction)
  })

  it('warns of equal orders, and names five', async () => {
    const figures = { orders: 2, open: 2, delivered: 0, refused: 0, returned: 0, cancelled: 0 }
    const at = '2026-11-21T02:05:00.000Z'
    const duplicates = [41, 40, 39, 38, 37, 36].map((id) => ({ id, code: `NAS261121-${id}A` }))
    const person = { ...figures, value: 1, first_at: at, duplicates, cod_block: null }
    const html = await render('/orders/42', [knownOrder(), [customerOptions(42).queryKey, person]])
    expect(html).toContain('Có thể trùng với đơn')
    expect(html).toContain('href="/crm-admin/orders/41"')
    expect(html).not.toContain('href="/crm-admin/orders/36"')
    expect(html).toContain('và 1 đơn khác')
    expect(html).toContain('href="/crm-admin/orders/42/person"')
  })

  it('shows the history of an order with person and reason, and its due refund', async () => {
    const at = '2026-11-21T02:05:00.000Z'
    const rating = { cartitem: 1, product: 7, reason: null, reply: null, at, updatedAt: at }
    const step = { at, reason: null, cause: null, who: null }
    const failed = { reason: 'payment_failed' }
    const cancelled = { reason: 'Trùng', cause: 'duplicate', who: 'Mai' }
    const given = {
      state: 'cancel',
      payment_kind: 'online',
      history: [
        { ...step, id: 1, from: null, to: 'new', actor: 'customer' },
        { ...step, id: 2, from: 'new', to: 'confirm', actor: 'system' },
        { ...step, ...cancelled, id: 3, from: 'confirm', to: 'cancel', actor: 'staff' },
        { ...step, ...failed, id: 4, from: 'new', to: 'cancel', actor: 'system' },
      ],
      refunds: [
        {
          id: 1,
          amount: 590000,
          reason: 'paid_after_cancellation',
          at,
          settled_at: null,
          ...unproposed,
        },
      ],
      ratings: [
        { ...rating, id: 'r1', stars: 4, words: 'Thơm <b>dịu</b>', state: 'new' },
        { ...rating, id: 'r2', stars: 1, words: null, state: 'active' },
      ],
    }
    const html = await render('/orders/42', [knownOrder(given)])
    for (const text of [
      'Đã đặt hàng',
      'Nhân viên (Mai)',
      'Đơn trùng',
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

  it('offers no refund twice', async () => {
    const at = '2026-11-21T02:05:00.000Z'
    const refunds = [
      { id: 1, amount: 1000, reason: 'paid_twice', at, settled_at: at, ...unproposed },
    ]
    const html = await render('/orders/42', [knownOrder({ refunds })])
    expect(html).toContain('Đã hoàn lúc 21/11/2026 09:05:00')
    expect(html).not.toContain('Đánh dấu đã hoàn tiền')
  })

  it('asks for a second person when a large refund was proposed as paid', async () => {
    const at = '2026-11-21T02:05:00.000Z'
    const said = {
      ...unproposed,
      id: 1,
      amount: 5_000_000,
      reason: 'paid_twice',
      at,
      settled_at: null,
      proposed_at: at,
      proposer: 'Mai',
      note: 'FT26325001',
    }
    const shown = (proposed_by: string) => knownOrder({ refunds: [{ ...said, proposed_by }] })
    const others = await render('/orders/42', [shown('user_mai')])
    for (const text of ['Xác nhận đã hoàn tiền', 'FT26325001', '(Mai)'])
      expect(others).toContain(text)
    expect(others).not.toContain('Ghi nhận')
    const own = await render('/orders/42', [shown('user_lan')])
    expect(own).toContain('Khoản lớn cần thêm một người nữa xác nhận')
    expect(own).not.toContain('Xác nhận đã hoàn tiền')
  })

  it('names who proposed and who confirmed a refund, beside it and in the history', async () => {
    const paid = {
      ...unproposed,
      id: 1,
      amount: 5_000_000,
      reason: 'paid_twice',
      at: '2026-11-21T02:05:00.000Z',
      proposed_at: '2026-11-21T03:05:00.000Z',
      proposer: 'Mai',
      settled_at: '2026-11-21T04:05:00.000Z',
      settler: 'Lan',
    }
    const html = await render('/orders/42', [knownOrder({ refunds: [paid] })])
    expect(html).toMatch(/Đã báo chuyển tiền lúc 21\/11\/2026 10:05:00(<!-- -->)? \(Mai\)/)
    expect(html).toMatch(
      /Đã báo chuyển tiền hoàn 5\.000\.000đ.*?21\/11\/2026 10:05:00.{0,20} · Mai/s,
    )
    expect(html).toMatch(/Đã hoàn 5\.000\.000đ.*?21\/11\/2026 11:05:00.{0,20} · Lan/s)
  })

  it('shows the warehouse what to pack, but no amounts', async () => {
    const entry = orderEntry({ state: 'new' })
    const none = {
      subtotal: null,
      shipping_price: null,
      discount: null,
      total: null,
      vat_rate: null,
      vat: null,
      cod_amount: null,
    }
    const lines = entry.attributes.cartitems?.map((line) => ({ ...line, price: null }))
    const attributes = { ...entry.attributes, ...none, email: null, cartitems: lines }
    const data = orderFromEntry(parse(staffOrderEntrySchema, { ...entry, attributes }))
    const html = await render('/orders/42', [[orderKeys.one(42), data]], ['warehouse'])
    expect(html).toContain('Tinh chất cấp ẩm')
    expect(html).toContain('Đặng Thị Ánh')
    for (const withheld of ['đ<', '0đ', 'Thành tiền', 'Tổng cộng', 'Email', 'Khách vãng lai']) {
      expect(html).not.toContain(withheld)
    }
    expect(html).toContain('Việc này thuộc về bộ phận khác.')
  })

  it('has only permitted sections in the menu, and explains others', async () => {
    const html = await render('/orders', [], ['content'])
    expect(html).toContain('Không thuộc phần việc của bạn')
    const menu = [...html.matchAll(/<a [^>]*href="(\/crm-admin[^"]*)"/g)].map(([, to]) => to)
    expect(menu).not.toContain('/crm-admin/orders')
    expect(menu).not.toContain('/crm-admin/users')
    expect(menu).toContain('/crm-admin/products')
  })

  it.each(['/nowhere', '/orders/0', '/orders/4x', '/orders/4/lines'])(
    'shows "not found" for %s',
    async (address) => {
      expect(await render(address)).toContain('Không tìm thấy trang')
    },
  )

  it('greets on the dashboard, and marks the current section in the menu', async () => {
    const html = await render('/')
    expect(html).toContain('Xin chào, Lan')
    expect(html).toContain('Đăng xuất')
    const [menu = ''] = /<nav .*?<\/nav>/s.exec(html) ?? []
    const here = [...menu.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => link)
    expect(here).toEqual([expect.stringContaining('href="/crm-admin/"')])
  })
})
