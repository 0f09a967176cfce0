import { formatDate, formatTime } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import type { EmailLocale } from '../../../email/module/outgoing-email'
import type { EmailedOrder } from '../emailed-order'
import { orderEmail } from '../order-email'
import { TransferFacts } from '../transfer-facts'

const words = {
  vi: {
    cod: (sum: string) =>
      `Chúng tôi sẽ gọi cho bạn để xác nhận. Bạn thanh toán ${sum} khi nhận hàng.`,
    online: (time: string) =>
      `Đơn hàng đang chờ thanh toán. Vui lòng thanh toán trước ${time}; sau thời gian này, đơn hàng sẽ tự động được hủy.`,
    transfer: (time: string) =>
      `Chúng tôi giữ hàng cho bạn đến ${time}. Bạn vui lòng chuyển khoản theo thông tin dưới đây và giữ đúng nội dung chuyển khoản. Đơn hàng được chuẩn bị ngay khi chúng tôi xác nhận đã nhận được tiền.`,
    pay: (sum: string) => `Thanh toán ${sum}`,
  },
  en: {
    cod: (sum: string) => `We will call you to confirm it. You pay ${sum} on delivery.`,
    online: (time: string) =>
      `It is waiting for its payment. Please pay before ${time}; after that the order is cancelled automatically.`,
    transfer: (time: string) =>
      `We are keeping your products for you until ${time}. Please make the bank transfer below and keep its message as it is. We prepare the order as soon as we have confirmed that the money has arrived.`,
    pay: (sum: string) => `Pay ${sum}`,
  },
} as const

/** How it is paid; nothing when it is paid, cancelled or too late. */
function howToPay(order: EmailedOrder, locale: EmailLocale) {
  const { cod, online, transfer, pay } = words[locale]
  const { payment_kind, state, total, payment } = order
  const sum = formatPrice(total, locale)
  if (payment_kind === 'cod') {
    const isOpen = state === 'new' || state === 'confirm'
    return { paragraphs: isOpen ? [cod(sum)] : [] }
  }
  if (payment.until === null) return { paragraphs: [] }
  const time = `${formatTime(payment.until)} ${formatDate(payment.until)}`
  if (payment.transfer !== null) {
    const box = <TransferFacts transfer={payment.transfer} locale={locale} />
    return { paragraphs: [transfer(time)], box }
  }
  const button = payment.url === null ? undefined : { label: pay(sum), href: payment.url }
  return { paragraphs: [online(time)], button }
}

/** Confirms an order and says how it is paid. */
export const orderPlaced = orderEmail({
  vi(order) {
    const { paragraphs, ...payment } = howToPay(order, 'vi')
    return {
      subject: `Đã nhận đơn hàng ${order.code}`,
      preview: `Tổng cộng ${formatPrice(order.total, 'vi')}. Cảm ơn bạn đã đặt hàng.`,
      heading: 'Cảm ơn bạn đã đặt hàng',
      paragraphs: [
        'Chúng tôi đã nhận được đơn hàng của bạn.',
        ...paragraphs,
        `Dự kiến giao hàng: ${formatDate(order.estimated_delivery)}.`,
      ],
      ...payment,
    }
  },
  en(order) {
    const { paragraphs, ...payment } = howToPay(order, 'en')
    return {
      subject: `We have received your order ${order.code}`,
      preview: `Total ${formatPrice(order.total, 'en')}. Thank you for your order.`,
      heading: 'Thank you for your order',
      paragraphs: [
        'We have received your order.',
        ...paragraphs,
        `Estimated delivery: ${formatDate(order.estimated_delivery)}.`,
      ],
      ...payment,
    }
  },
})
