import type { EmailedOrder } from '../emailed-order'
import type { OrderMessages } from '../order-email'

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
