import type { Order } from '@nas/contract/order'
import type { OrderEntry } from '../../src/api-client/orders.ts'

/** An order as `/api/orders` returns it to its member (API §4). */
export function orderEntry(more: Partial<Order> = {}): OrderEntry {
  return {
    id: 42,
    attributes: {
      code: 'NAS261121-42J',
      state: 'new',
      createdAt: '2026-11-21T02:05:00.000Z',
      updatedAt: '2026-11-21T02:05:00.000Z',
      estimated_pickup: '2026-11-23T02:05:00.000Z',
      estimated_delivery: null,
      subtotal: 590_000,
      shipping_price: 0,
      discount: 0,
      total: 590_000,
      vat_rate: 8,
      vat: 43_704,
      cod_amount: 590_000,
      payment_method: 'cod',
      payment_kind: 'cod',
      payment_url: null,
      payment_until: null,
      payment_missing: null,
      transfer_claim: null,
      refund_due: false,
      name: 'Lan',
      phone: '0912345678',
      email: null,
      address: '1 Hàng Than, Quận Ba Đình',
      province: null,
      district: null,
      ward: null,
      note: null,
      cartitems: [
        { id: 'line_1', name: 'Tinh chất', quantity: 2, price: 295_000, product: { data: null } },
        { id: 'line_2', name: 'Kem dưỡng', quantity: 1, price: 0, product: { data: null } },
      ],
      transfer: null,
      history: [
        {
          id: 1,
          from: null,
          to: 'new',
          actor: 'customer',
          reason: null,
          cause: null,
          who: null,
          at: '2026-11-21T02:05:00.000Z',
        },
      ],
      refunds: [],
      ratings: [],
      ...more,
    },
  }
}
