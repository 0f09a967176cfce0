import type { EmailedOrder } from './emailed-order'

const code = 'NAS261123-4F7K'

const shop = 'http://localhost:4321'

export const unpaid = { until: null, url: null, transfer: null, missing: null, returned: 0 }

/** A guest's order for 300.000đ, paid on delivery, with these differences. */
export function sampleOrder(difference: Partial<EmailedOrder> = {}): EmailedOrder {
  return {
    code,
    state: 'new',
    estimated_pickup: '2026-11-24T10:00:00.000Z',
    estimated_delivery: '2026-11-26T10:00:00.000Z',
    subtotal: 270_000,
    shipping_price: 30_000,
    discount: 0,
    total: 300_000,
    vat_rate: 8,
    vat: 22_222,
    payment_method: 'cod',
    payment_kind: 'cod',
    name: 'Trần Thị Bưởi',
    phone: '+84912345678',
    email: 'buoi@example.com',
    address: '12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
    province: 'Thành phố Hồ Chí Minh',
    district: 'Quận 1',
    ward: 'Phường Bến Nghé',
    note: null,
    created_at: '2026-11-23T02:00:05.000Z',
    updated_at: '2026-11-23T02:00:05.000Z',
    recipient: 'buoi@example.com',
    ofMember: false,
    wasPaid: false,
    to: 'new',
    reason: null,
    payment: unpaid,
    lines: [
      { id: 'line_1', name: 'Áo dài', picture: `${shop}/media/ao.webp`, quantity: 2, sum: 230_000 },
      { id: 'line_2', name: 'Khăn lụa', picture: null, quantity: 1, sum: 40_000 },
    ],
    pages: { home: `${shop}/vn`, order: `${shop}/vn/theo-doi-don-hang?order=${code}` },
    ...difference,
  }
}

export const ofMember = {
  ofMember: true,
  pages: { home: `${shop}/vn`, order: `${shop}/vn/don-hang?order=${code}` },
}

export const byTransfer = { payment_kind: 'transfer', payment_method: 'vietqr' } as const
export const online = { payment_kind: 'online', payment_method: 'vnpay' } as const

const due = { ...unpaid, until: new Date('2026-11-24T03:15:00Z') }

export const duePayments = {
  transfer: {
    ...due,
    transfer: {
      bank: 'Vietcombank',
      account: '0123456789',
      account_name: 'CONG TY NAS',
      amount: 300_000,
      content: 'NAS2611234F7K',
      qr: '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA53037045406300000',
    },
  },
  online: { ...due, url: 'https://pay.example/vpcpay.html?vnp_Amount=30000000&vnp_Locale=en' },
} satisfies Record<string, EmailedOrder['payment']>
