import type { EmailedOrder } from '../emailed-order'
import type { OrderMessages } from '../order-email'

/** A member re-orders from the order, a guest starts at the home page. */
const again = ({ ofMember, pages }: EmailedOrder) => (ofMember ? pages.order : pages.home)

/**
 * Notifies of an order that was cancelled because it was not paid (SPEC §4) and can be placed
 * again.
 */
export const paymentFailed: OrderMessages = {
  vi(order) {
    return {
      subject: `Đơn hàng ${order.code}: thanh toán không thành công`,
      preview: 'Đơn hàng đã được hủy. Bạn có thể đặt hàng lại.',
      heading: 'Thanh toán không thành công',
      paragraphs: [
        order.reason === 'payment_expired'
          ? 'Chúng tôi chưa nhận được thanh toán trong thời hạn, vì vậy đơn hàng đã được hủy.'
          : 'Đơn hàng thanh toán không thành công, vì vậy đơn hàng đã được hủy.',
        'Vui lòng đặt hàng lại và kiểm tra lại phương thức thanh toán.',
        'Nếu tiền vẫn bị trừ khỏi tài khoản của bạn, chúng tôi sẽ hoàn lại.',
      ],
      button: { label: 'Đặt hàng lại', href: again(order) },
    }
  },
  en(order) {
    return {
      subject: `Order ${order.code}: payment failed`,
      preview: 'The order was cancelled. You can order again.',
      heading: 'The payment failed',
      paragraphs: [
        order.reason === 'payment_expired'
          ? 'We received no payment in time, so the order was cancelled.'
          : 'The payment for your order failed, so the order was cancelled.',
        'Please order again and check the way of payment.',
        'If the money has left your account nevertheless, we will return it.',
      ],
      button: { label: 'Order again', href: again(order) },
    }
  },
}
