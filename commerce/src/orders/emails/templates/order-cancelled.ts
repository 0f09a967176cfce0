import { formatPrice } from '@nas/domain/money'
import { outcomeOf } from '@nas/domain/order-states'
import type { EmailedOrder } from '../emailed-order'
import type { OrderMessages } from '../order-email'
import { typedText } from '../typed-text'

interface Words {
  reason: string
  notPlaced: string
  unconfirmed: string
  returned(sum: string): string
  doNotPay: string
}

function whyAndMoney(order: EmailedOrder, words: Words): string[] {
  const { wasPaid, payment_kind, total, payment } = order
  const typed = typedText(order.reason ?? '')
  const ofSystem = new Map([
    ['not_placed', words.notPlaced],
    ['unconfirmed', words.unconfirmed],
  ])
  const reason = ofSystem.get(order.reason ?? '') ?? (typed && `${words.reason}: ${typed}`)
  const unpaid = payment_kind === 'cod' ? '' : words.doNotPay
  const paid = payment.returned || (wasPaid ? total : 0)
  const money = paid > 0 ? words.returned(formatPrice(paid)) : unpaid
  return [reason, money].filter((text) => text !== '')
}

export const orderCancelled: OrderMessages = {
  vi(order) {
    const byCustomer = outcomeOf[order.to] === 'cancelledByCustomer'
    return {
      subject: `Đơn hàng ${order.code} đã được hủy`,
      preview: byCustomer ? 'Đơn hàng đã được hủy theo yêu cầu của bạn.' : 'NAS đã hủy đơn hàng.',
      heading: 'Đơn hàng đã được hủy',
      paragraphs: [
        byCustomer
          ? 'Bạn đã hủy đơn hàng này. Chúng tôi sẽ không giao hàng nữa.'
          : 'Rất tiếc, chúng tôi đã phải hủy đơn hàng này của bạn.',
        ...whyAndMoney(order, {
          reason: 'Lý do',
          notPlaced: 'Việc đặt đơn hàng này chưa hoàn tất.',
          unconfirmed:
            'Chúng tôi chưa xác nhận được đơn hàng này với bạn kịp thời. Nếu bạn vẫn muốn mua, vui lòng đặt lại hoặc gọi cho chúng tôi.',
          returned: (sum) => `Bạn đã thanh toán ${sum}. Chúng tôi sẽ hoàn lại số tiền này cho bạn.`,
          doNotPay:
            'Xin đừng thanh toán cho đơn hàng này nữa. Nếu bạn đã chuyển tiền, chúng tôi sẽ hoàn lại.',
        }),
      ],
    }
  },
  en(order) {
    const byCustomer = outcomeOf[order.to] === 'cancelledByCustomer'
    return {
      subject: `Order ${order.code} was cancelled`,
      preview: byCustomer
        ? 'The order was cancelled as you asked.'
        : 'NAS has cancelled the order.',
      heading: 'Your order was cancelled',
      paragraphs: [
        byCustomer
          ? 'You have cancelled this order. It will not be delivered.'
          : 'We are sorry: we had to cancel your order.',
        ...whyAndMoney(order, {
          reason: 'Reason',
          notPlaced: 'Placing this order was not completed.',
          unconfirmed:
            'We could not confirm this order with you in time. If you still want it, please order again or call us.',
          returned: (sum) => `You have paid ${sum}. We will return this sum to you.`,
          doNotPay:
            'Please do not pay for this order any more. If you have already paid, we will return it.',
        }),
      ],
    }
  },
}

/** A member re-orders from the order, a guest starts at the home page. */
const again = ({ ofMember, pages }: EmailedOrder) => (ofMember ? pages.order : pages.home)

/** The order was not paid and is cancelled (SPEC §4); it can be placed again. */
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
