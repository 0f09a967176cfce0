import { formatPrice } from '@nas/domain/money'
import { orderEmail } from '../order-email'

/** Tells that the money for an order has arrived. */
export const orderPaid = orderEmail({
  vi({ code, total }) {
    const sum = formatPrice(total)
    return {
      subject: `Đã nhận thanh toán cho đơn hàng ${code}`,
      preview: `Chúng tôi đã nhận được ${sum}.`,
      heading: 'Cảm ơn bạn đã thanh toán',
      paragraphs: [`Chúng tôi đã nhận được ${sum} và đang chuẩn bị đơn hàng của bạn.`],
    }
  },
  en({ code, total }) {
    const sum = formatPrice(total)
    return {
      subject: `Payment received for order ${code}`,
      preview: `We have received ${sum}.`,
      heading: 'Thank you for your payment',
      paragraphs: [`We have received ${sum} and are preparing your order.`],
    }
  },
})
