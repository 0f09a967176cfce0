import { formatPrice } from '@nas/domain/money'
import { outcomeOf } from '@nas/domain/order-states'
import type { EmailLocale } from '../../../email/module/outgoing-email'
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

const cancelledWords: Record<EmailLocale, Words> = {
  vi: {
    reason: 'Lý do',
    notPlaced: 'Việc đặt đơn hàng này chưa hoàn tất.',
    unconfirmed:
      'Chúng tôi chưa xác nhận được đơn hàng này với bạn kịp thời. Nếu bạn vẫn muốn mua, vui lòng đặt lại hoặc gọi cho chúng tôi.',
    returned: (sum) => `Bạn đã thanh toán ${sum}. Chúng tôi sẽ hoàn lại số tiền này cho bạn.`,
    doNotPay:
      'Xin đừng thanh toán cho đơn hàng này nữa. Nếu bạn đã chuyển tiền, chúng tôi sẽ hoàn lại.',
  },
  en: {
    reason: 'Reason',
    notPlaced: 'Placing this order was not completed.',
    unconfirmed:
      'We could not confirm this order with you in time. If you still want it, please order again or call us.',
    returned: (sum) => `You have paid ${sum}. We will return this sum to you.`,
    doNotPay:
      'Please do not pay for this order any more. If you have already paid, we will return it.',
  },
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

export const orderCancelled: OrderMessages = (order, locale, say) => {
  const byCustomer = outcomeOf[order.to] === 'cancelledByCustomer'
  const { paragraphs, ...words } = say(byCustomer ? 'order-withdrawn' : 'order-cancelled')
  return { ...words, paragraphs: [...paragraphs, ...whyAndMoney(order, cancelledWords[locale])] }
}

const failedWords = {
  vi: {
    expired: 'Chúng tôi chưa nhận được thanh toán trong thời hạn, vì vậy đơn hàng đã được hủy.',
    failed: 'Đơn hàng thanh toán không thành công, vì vậy đơn hàng đã được hủy.',
    again: 'Đặt hàng lại',
  },
  en: {
    expired: 'We received no payment in time, so the order was cancelled.',
    failed: 'The payment for your order failed, so the order was cancelled.',
    again: 'Order again',
  },
} satisfies Record<EmailLocale, object>

/** The order was not paid and is cancelled (SPEC §4); it can be placed again. */
export const paymentFailed: OrderMessages = ({ reason, ofMember, pages }, locale, say) => {
  const { expired, failed, again } = failedWords[locale]
  const { paragraphs, ...words } = say('payment-failed')
  return {
    ...words,
    paragraphs: [reason === 'payment_expired' ? expired : failed, ...paragraphs],
    // A member re-orders from the order, a guest starts at the home page.
    button: { label: again, href: ofMember ? pages.order : pages.home },
  }
}
