import { formatPrice } from '@nas/domain/money'
import type { EmailLocale } from '../../../email/module/outgoing-email'
import type { EmailedOrder } from '../emailed-order'
import type { OrderMessages } from '../order-email'

export const orderPaid: OrderMessages = (_order, _locale, say) => say('order-paid')

const payOnDelivery: Record<EmailLocale, (sum: string) => string> = {
  vi: (sum) => `Bạn vui lòng chuẩn bị ${sum} để thanh toán khi nhận hàng.`,
  en: (sum) => `Please have ${sum} ready to pay on delivery.`,
}

export const orderSent: OrderMessages = ({ total, payment_kind }, locale, say) => {
  const { paragraphs, ...words } = say('order-sent')
  const pay = payment_kind === 'cod' ? [payOnDelivery[locale](formatPrice(total))] : []
  return { ...words, paragraphs: [...paragraphs, ...pay] }
}

export const orderDelivered: OrderMessages = (_order, _locale, say) => say('order-delivered')

/** Whether the order is still delivered and not rated: the first rating moves it to `rate`. */
export const isUnrated = ({ state }: EmailedOrder): boolean => state === 'complete'

const rate: Record<EmailLocale, string> = { vi: 'Đánh giá sản phẩm', en: 'Rate your products' }

/** Asks once for a rating, some days after the delivery (ADR 0023). */
export const ratingInvitation: OrderMessages = ({ pages }, locale, say) => ({
  ...say('rating-invitation'),
  button: { label: rate[locale], href: pages.order },
  goodsOnly: true,
})
