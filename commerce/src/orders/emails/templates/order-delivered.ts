import { orderEmail } from '../order-email'
import { orderPage } from '../order-page'

/** Tells that the parcel has arrived; a member, who can, is asked to rate what was in it. */
export const orderDelivered = orderEmail({
  vi(order) {
    const message = {
      subject: `Đơn hàng ${order.code} đã được giao`,
      preview: 'Cảm ơn bạn đã mua sắm tại NAS.',
      heading: 'Đơn hàng đã được giao',
      paragraphs: ['Đơn hàng của bạn đã được giao. Cảm ơn bạn đã mua sắm tại NAS.'],
    }
    if (!order.ofMember) return message
    message.paragraphs.push(
      'Bạn thấy sản phẩm thế nào? Đánh giá của bạn giúp những khách hàng khác chọn được sản phẩm phù hợp.',
    )
    return { ...message, button: { label: 'Đánh giá sản phẩm', href: orderPage('vi', order) } }
  },
  en(order) {
    const message = {
      subject: `Order ${order.code} was delivered`,
      preview: 'Thank you for shopping at NAS.',
      heading: 'Your order was delivered',
      paragraphs: ['Your order was delivered. Thank you for shopping at NAS.'],
    }
    if (!order.ofMember) return message
    message.paragraphs.push('How do you like it? Your rating helps other customers to choose well.')
    return { ...message, button: { label: 'Rate your products', href: orderPage('en', order) } }
  },
})
