import type { EmailLocale } from '../../email/module/outgoing-email'
import type { EmailedLine, EmailedOrder } from './emailed-order'
import type { OrderMessages } from './order-email'
import { byTransfer, duePayments, ofMember, online, sampleOrder, unpaid } from './sample-order'
import { orderCancelled, paymentFailed } from './templates/order-cancelled'
import { orderPlaced } from './templates/order-placed'
import { orderDelivered, orderPaid, orderSent, ratingInvitation } from './templates/order-progress'
import { transferMissing } from './templates/transfer-missing'

interface OrderSample {
  messages: OrderMessages
  of(locale: EmailLocale): EmailedOrder
}

type Product = [picture: string, price: number, names: Record<EmailLocale, string>]

const cream: Product = [
  'kem-duong-ceramide',
  420_000,
  { vi: 'Kem dưỡng phục hồi Ceramide', en: 'Ceramide Repair Cream' },
]
const balm: Product = [
  'bo-qua-tang-an-yen',
  1_290_000,
  {
    vi: 'Bộ quà tặng An Yên gồm dầu tắm hạnh nhân, sữa dưỡng thể bơ hạt mỡ, trà thảo mộc và nến thơm tinh dầu tràm trà phiên bản giới hạn',
    en: 'Serenity gift box with almond bath oil, shea body lotion, herbal tea and a tea tree scented candle, limited edition',
  },
]

const line = (locale: EmailLocale, [name, price, names]: Product, quantity: number, id = name) =>
  ({
    id,
    name: names[locale],
    picture: `http://localhost:4321/media/${name}.webp`,
    quantity,
    sum: price * quantity,
  }) satisfies EmailedLine

const goods = (locale: EmailLocale) => ({
  lines: [line(locale, cream, 2), line(locale, balm, 1)],
  subtotal: 2_130_000,
  shipping_price: 0,
  discount: 130_000,
  total: 2_000_000,
  vat: 148_148,
})

/** 20 lines with a charge for delivery. */
const many = (locale: EmailLocale) => ({
  lines: Array.from({ length: 20 }, (_, index) =>
    line(locale, index % 3 === 2 ? balm : cream, 1 + (index % 2), `line_${index}`),
  ),
  subtotal: 18_420_000,
  total: 18_450_000,
  vat: 1_366_667,
})

const sample = (
  messages: OrderMessages,
  difference: Partial<EmailedOrder> = {},
  contents: (locale: EmailLocale) => Partial<EmailedOrder> = goods,
): OrderSample => ({
  messages,
  of(locale) {
    const order = sampleOrder({ ...contents(locale), ...difference })
    if (locale === 'vi') return order
    const { home, order: page } = order.pages
    return { ...order, pages: { home: home.replace('/vn', ''), order: page.replace('/vn', '') } }
  },
})

const { transfer } = duePayments
const transferDue = { ...transfer, transfer: { ...transfer.transfer, amount: 2_000_000 } }

/** Samples of each e-mail about an order in every variant of its layout, for previews and tests. */
export const orderSamples: Record<string, OrderSample> = {
  'order-placed-cod': sample(orderPlaced),
  'order-placed-20-lines': sample(orderPlaced, { name: 'W'.repeat(60) }, many),
  'order-placed-transfer': sample(orderPlaced, { ...byTransfer, payment: transferDue }),
  'transfer-missing': sample(transferMissing, { ...byTransfer, payment: transferDue }),
  'order-placed-online': sample(orderPlaced, { ...online, payment: duePayments.online }),
  'order-paid': sample(orderPaid, { ...online, wasPaid: true }),
  'order-sent-cod': sample(orderSent),
  'order-delivered': sample(orderDelivered, ofMember),
  'order-cancelled': sample(orderCancelled, { state: 'cancel', to: 'cancel', reason: 'Hết hàng' }),
  'order-withdrawn': sample(orderCancelled, {
    ...online,
    state: 'usercancel',
    to: 'usercancel',
    reason: 'Tôi đổi ý',
    payment: { ...unpaid, returned: 2_000_000 },
  }),
  'payment-failed': sample(paymentFailed, {
    ...online,
    ...ofMember,
    state: 'cancel',
    to: 'cancel',
    reason: 'payment_expired',
  }),
  'rating-invitation': sample(ratingInvitation, { ...ofMember, state: 'complete' }),
}
