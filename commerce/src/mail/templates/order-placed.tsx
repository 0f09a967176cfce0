import { formatDate, formatPrice } from '@nas/domain'
import type { LetterOrder } from '../orders/letter-order'
import { orderLetter } from '../orders/order-letter'

interface Words {
  cod(sum: string): string
  online(sum: string): string
}

/** How it is paid; nothing when it is paid or cancelled already. */
function howToPay(order: LetterOrder, words: Words): string[] {
  const { state, wasPaid, paymentKind, total } = order
  if (wasPaid || (state !== 'new' && state !== 'confirm')) return []
  const sum = formatPrice(total)
  return [paymentKind === 'cod' ? words.cod(sum) : words.online(sum)]
}

/** Confirms an order and says how it is paid. */
export const orderPlaced = orderLetter({
  vi(order) {
    return {
      subject: `Đã nhận đơn hàng ${order.code}`,
      preview: `Tổng cộng ${formatPrice(order.total)}. Cảm ơn bạn đã đặt hàng.`,
      heading: 'Cảm ơn bạn đã đặt hàng',
      paragraphs: [
        'Chúng tôi đã nhận được đơn hàng của bạn.',
        ...howToPay(order, {
          cod: (sum) =>
            `Chúng tôi sẽ gọi cho bạn để xác nhận. Bạn thanh toán ${sum} khi nhận hàng.`,
          online: (sum) =>
            `Đơn hàng đang chờ thanh toán trực tuyến ${sum}. Nếu không được thanh toán đúng hạn, đơn hàng sẽ tự động bị hủy.`,
        }),
        `Dự kiến giao hàng: ${formatDate(order.estimatedDelivery)}.`,
      ],
    }
  },
  en(order) {
    return {
      subject: `We have received your order ${order.code}`,
      preview: `Total ${formatPrice(order.total)}. Thank you for your order.`,
      heading: 'Thank you for your order',
      paragraphs: [
        'We have received your order.',
        ...howToPay(order, {
          cod: (sum) => `We will call you to confirm it. You pay ${sum} on delivery.`,
          online: (sum) =>
            `It awaits an online payment of ${sum}. If it is not paid in time, it is cancelled by itself.`,
        }),
        `Estimated delivery: ${formatDate(order.estimatedDelivery)}.`,
      ],
    }
  },
})
