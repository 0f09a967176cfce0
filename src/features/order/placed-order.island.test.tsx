import { withGift } from '@nas/domain/gift-note'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi as test } from 'vitest'
import { orderEntry } from '../../../tests/support/order-entry.ts'
import { textsOf } from '../../i18n/translator.ts'
import { OrderDetails } from './order-details.tsx'
import { PlacedOrder } from './placed-order.island.tsx'

const [vi, en] = [textsOf('vi', 'order'), textsOf('en', 'order')]

const placed = {
  order: {
    ...orderEntry().attributes,
    code: 'NAS261121-1042K',
    state: 'new' as const,
    createdAt: '2026-11-21T02:05:00.000Z',
    estimated_pickup: '2026-11-23T02:05:00.000Z',
    estimated_delivery: null,
    subtotal: 150_000,
    shipping_price: 30_000,
    discount: 0,
    total: 180_000,
    vat_rate: 8,
    vat: 13_333,
    cod_amount: 180_000,
    payment_kind: 'cod' as const,
    payment_url: null,
    payment_until: null,
    transfer_claim: null,
    payment_missing: null,
    refund_due: false,
    transfer: null,
    name: 'Nguyễn Thị Lan',
    phone: '0912345678',
    address: '1 Hàng Than, Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội',
    note: '',
  },
  lines: [
    {
      id: 7,
      slug: 'serum',
      imagelink: '',
      name: 'Tinh chất',
      name_en: 'Serum',
      quantity: 1,
      price: 150_000,
    },
  ],
}

describe('PlacedOrder', () => {
  it('waits on the server: only the tab has the order', () => {
    const html = renderToString(<PlacedOrder locale="vi" texts={vi} />)
    expect(html).toContain(vi.loading)
    expect(html).not.toContain(vi.emptyTitle)
  })
})

const noChange = () => {}

describe('OrderDetails', () => {
  beforeEach(() => {
    test.useFakeTimers({ now: new Date('2026-11-21T02:10:00Z') })
    test.stubGlobal('location', new URL('https://nas.example/vn/thanh-toan/hoan-tat'))
  })
  afterEach(() => {
    test.useRealTimers()
    test.unstubAllGlobals()
  })

  it('shows code, state, dates, sums and receiver in the specified formats', () => {
    const html = renderToString(
      <OrderDetails placed={placed} locale="vi" texts={vi} onChange={noChange} />,
    )
    for (const text of [
      'NAS261121-1042K',
      'Chờ xác nhận',
      '09:05:00 21/11/2026',
      '23/11/2026',
      '150.000đ',
      '30.000đ',
      '180.000đ',
      '+84 912 345 678',
      'Quận Ba Đình',
    ]) {
      expect(html).toContain(text)
    }
  })

  it.each([
    ['cancel', 'Hệ thống đã hủy'],
    ['usercancel', 'Bạn đã hủy'],
    ['complete', 'Đã giao'],
  ] as const)('promises no delivery and asks for no cash once it is in %s', (state, said) => {
    const order = { ...placed.order, state, estimated_delivery: '2026-11-25T02:05:00.000Z' }
    const html = renderToString(
      <OrderDetails placed={{ ...placed, order }} locale="vi" texts={vi} onChange={noChange} />,
    )
    expect(html).toContain(said)
    for (const text of [vi.estimatedPickup, vi.estimatedDelivery, vi.codAmount])
      expect(html).not.toContain(text)
  })

  const due = {
    ...placed.order,
    state: 'confirm' as const,
    cod_amount: 0,
    payment_until: '2026-11-21T02:20:00.000Z',
  }
  const transfer = {
    id: 1,
    bank: 'Ngân hàng Thử',
    account: '0011223344',
    account_name: 'CONG TY NAS',
    amount: 180_000,
    content: 'NAS2611211042K',
    qr: '00020101021238',
  }

  it('links to the payment while it is due', () => {
    const url = 'https://pay.example/x'
    const online = { ...due, payment_kind: 'online' as const, payment_url: url }
    const show = () =>
      renderToString(
        <OrderDetails
          placed={{ ...placed, order: online }}
          locale="vi"
          texts={vi}
          onChange={noChange}
        />,
      )
    for (const text of [`href="${url}"`, vi.dueTitle, '09:20:00 21/11/2026'])
      expect(show()).toContain(text)
    expect(show()).toContain(vi.keepTextUnpaid)
    expect(show()).not.toContain('gọi cho bạn')
    test.setSystemTime(new Date('2026-11-21T02:21:00Z'))
    for (const text of [vi.dueTitle, vi.timeOver, vi.timeOverText]) expect(show()).toContain(text)
    for (const text of [url, vi.thanksTitle, vi.keepTextUnpaid]) expect(show()).not.toContain(text)
  })

  it.each([
    ['online', true],
    ['cod', false],
  ] as const)('offers to order again what was cancelled unpaid: %s', (payment_kind, offered) => {
    const order = { ...placed.order, payment_kind, state: 'cancel' as const }
    const html = renderToString(
      <OrderDetails placed={{ ...placed, order }} locale="vi" texts={vi} onChange={noChange} />,
    )
    expect(html.includes(`/thanh-toan/that-bai?order=${order.code}`)).toBe(offered)
  })

  it('shows all data of a transfer', () => {
    const order = {
      ...due,
      payment_kind: 'transfer' as const,
      transfer,
      email: 'lan@nas.example',
    }
    const html = renderToString(
      <OrderDetails placed={{ ...placed, order }} locale="vi" texts={vi} onChange={noChange} />,
    )
    for (const text of [transfer.bank, transfer.account, transfer.account_name, transfer.content])
      expect(html).toContain(text)
    expect(html).toContain(vi.transferByHand)
    expect(html.match(/aria-label="Sao chép: /g)).toHaveLength(3)
    expect(html).toContain(vi.saveQr)
  })

  it.each([
    ['offers the code to keep where no e-mail tells of it', null, 'new', true],
    ['leaves that to the e-mail', 'lan@nas.example', 'new', false],
    ['keeps no code of what is cancelled', null, 'cancel', false],
  ] as const)('%s', (_what, email, state, offered) => {
    const order = { ...placed.order, email, state }
    const html = renderToString(
      <OrderDetails placed={{ ...placed, order }} locale="vi" texts={vi} onChange={noChange} />,
    )
    expect(html.includes(vi.keepTitle)).toBe(offered)
    expect(html.includes(vi.keepText)).toBe(offered)
  })

  it('shows a discount of zero, and cash on delivery only of an order that is paid so', () => {
    const order = { ...placed.order, payment_kind: 'online' as const, cod_amount: 0 }
    const html = renderToString(
      <OrderDetails placed={{ ...placed, order }} locale="vi" texts={vi} onChange={noChange} />,
    )
    expect(html).toMatch(new RegExp(`${vi.discount}</dt><dd>0đ`))
    expect(html).not.toContain(vi.codAmount)
  })

  it('shows a gift as its card, not in the note', () => {
    const note = withGift('Gọi trước', { from: 'Lan', message: 'Ngủ sớm nhé mẹ' })
    const html = renderToString(
      <OrderDetails
        placed={{ ...placed, order: { ...placed.order, note } }}
        locale="vi"
        texts={vi}
        onChange={noChange}
      />,
    )
    for (const text of ['Gửi Nguyễn Thị Lan', 'Từ Lan', '<p class="gift-card__message">Ngủ sớm'])
      expect(html).toContain(text)
    expect(html).toContain(`${vi.note}</dt><dd>Gọi trước</dd>`)
  })

  it('omits absent fields', () => {
    const html = renderToString(
      <OrderDetails placed={placed} locale="en" texts={en} onChange={noChange} />,
    )
    expect(html).toContain('Serum')
    for (const text of [en.note, en.estimatedDelivery]) expect(html).not.toContain(text)
  })
})
