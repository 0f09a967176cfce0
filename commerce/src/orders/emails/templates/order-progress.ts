import { formatDate } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import type { EmailedOrder } from '../emailed-order'
import type { OrderMessages } from '../order-email'

export const orderPaid: OrderMessages = {
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
}

export const orderSent: OrderMessages = {
  vi({ code, total, payment_kind, estimated_delivery }) {
    const delivery = `Dự kiến giao hàng: ${formatDate(estimated_delivery)}.`
    const pay = `Bạn vui lòng chuẩn bị ${formatPrice(total)} để thanh toán khi nhận hàng.`
    return {
      subject: `Đơn hàng ${code} đang được giao`,
      preview: delivery,
      heading: 'Đơn hàng đang trên đường đến bạn',
      paragraphs: [
        `Đơn hàng của bạn đã được bàn giao cho đơn vị vận chuyển. ${delivery}`,
        ...(payment_kind === 'cod' ? [pay] : []),
      ],
    }
  },
  en({ code, total, payment_kind, estimated_delivery }) {
    const delivery = `Estimated delivery: ${formatDate(estimated_delivery)}.`
    const pay = `Please have ${formatPrice(total)} ready to pay on delivery.`
    return {
      subject: `Order ${code} is on its way`,
      preview: delivery,
      heading: 'Your order is on its way',
      paragraphs: [
        `We have handed your order to the carrier. ${delivery}`,
        ...(payment_kind === 'cod' ? [pay] : []),
      ],
    }
  },
}

export const orderDelivered: OrderMessages = {
  vi: ({ code }) => ({
    subject: `Đơn hàng ${code} đã được giao`,
    preview: 'Cảm ơn bạn đã mua sắm tại NAS.',
    heading: 'Đơn hàng đã được giao',
    paragraphs: ['Đơn hàng của bạn đã được giao. Cảm ơn bạn đã mua sắm tại NAS.'],
  }),
  en: ({ code }) => ({
    subject: `Order ${code} was delivered`,
    preview: 'Thank you for shopping at NAS.',
    heading: 'Your order was delivered',
    paragraphs: ['Your order was delivered. Thank you for shopping at NAS.'],
  }),
}

/** Whether the order is still delivered and not rated: the first rating moves it to `rate`. */
export const isUnrated = ({ state }: EmailedOrder): boolean => state === 'complete'

/** Asks once for a rating, some days after the delivery (ADR 0023). */
export const ratingInvitation: OrderMessages = {
  vi: ({ code, pages }) => ({
    subject: `Bạn thấy sản phẩm của đơn hàng ${code} thế nào?`,
    preview: 'Vài dòng của bạn giúp những khách hàng khác chọn được sản phẩm phù hợp.',
    heading: 'Bạn thấy sản phẩm thế nào?',
    paragraphs: [
      'Bạn đã dùng sản phẩm được vài ngày. Bạn có thể chấm sao và viết vài dòng cảm nhận: điều đó giúp những khách hàng khác chọn được sản phẩm phù hợp, và giúp chúng tôi làm tốt hơn.',
      'Chúng tôi chỉ gửi lời mời này một lần cho mỗi đơn hàng.',
    ],
    button: { label: 'Đánh giá sản phẩm', href: pages.order },
    goodsOnly: true,
  }),
  en: ({ code, pages }) => ({
    subject: `How do you like the products of order ${code}?`,
    preview: 'A few words of yours help other customers to choose well.',
    heading: 'How do you like your products?',
    paragraphs: [
      'You have used your products for some days. Give them stars and a few words: it helps other customers to choose well, and helps us to do better.',
      'We send this invitation once for each order.',
    ],
    button: { label: 'Rate your products', href: pages.order },
    goodsOnly: true,
  }),
}
