import { formatDate } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { orderEmail } from '../order-email'

/** Tells that the parcel is on its way, and what is to be paid at the door. */
export const orderSent = orderEmail({
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
})
