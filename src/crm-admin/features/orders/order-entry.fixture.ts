import type { HistoryStep, Order, OrderRating } from '@nas/contract/order'
import type { OrderState, PaymentKind } from '@nas/domain/order-states'

interface Choices {
  id?: number
  state?: OrderState
  payment_method?: string
  payment_kind?: PaymentKind
  history?: HistoryStep[]
  refunds?: Order['refunds']
  ratings?: OrderRating[]
  note?: string | null
  member?: string | null
}

const format = (url: string) => ({
  url,
  width: 245,
  height: 245,
  mime: 'image/webp',
  ext: '.webp',
  hash: 'serum',
  size: 4,
})

const picture = {
  name: 'serum.webp',
  alternativeText: 'Chai tinh chất',
  caption: null,
  width: 1200,
  height: 1200,
  hash: 'serum',
  ext: '.webp',
  mime: 'image/webp',
  size: 80,
  url: '/media/serum.webp',
  formats: { small: format('/media/serum-500.webp'), medium: format('/media/serum-750.webp') },
}

/** An order as `/api/orders/{id}?populate=…` returns it to staff (API §4). */
export function orderEntry(choices: Choices = {}) {
  const { id = 42, payment_kind = 'cod', member = null, refunds = [], ...attributes } = choices
  return {
    id,
    attributes: {
      code: `NAS261121-${id}A`,
      state: 'new',
      createdAt: '2026-11-21T02:05:00.000Z',
      updatedAt: '2026-11-21T02:05:00.000Z',
      estimated_pickup: '2026-11-23T02:05:00.000Z',
      estimated_delivery: null,
      subtotal: 590000,
      shipping_price: 0,
      discount: 0,
      total: 590000,
      vat_rate: 8,
      vat: 43_704,
      cod_amount: payment_kind === 'cod' ? 590000 : 0,
      payment_method: 'cod',
      payment_kind,
      payment_url: null,
      payment_until: null,
      payment_missing: null,
      transfer_claim: null,
      refund_due: refunds.some(({ settled_at }) => settled_at === null),
      history: [],
      refunds,
      ratings: [],
      name: 'Đặng Thị Ánh',
      phone: '0912345678',
      email: null,
      address: '12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Hồ Chí Minh',
      province: 'Hồ Chí Minh',
      district: 'Quận 1',
      ward: 'Phường Bến Nghé',
      note: 'Gọi trước',
      user: {
        data:
          member === null ? null : { id: 'cus_1', attributes: { fullname: member, username: 'x' } },
      },
      cartitems: [
        {
          id: 1,
          name: 'Tinh chất cấp ẩm',
          quantity: 2,
          price: 295000,
          product: {
            data: {
              id: 7,
              attributes: { name: 'Tinh chất', thub: { data: { id: 3, attributes: picture } } },
            },
          },
        },
      ],
      ...attributes,
    },
  }
}
