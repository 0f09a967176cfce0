import { formatDate, formatTime } from '@nas/domain/dates'
import type { EmailedOrder } from '../emailed-order'
import type { OrderMessages } from '../order-email'
import { transferBox } from './order-placed'

const timeOf = ({ payment }: EmailedOrder): string =>
  payment.until === null ? '' : `${formatTime(payment.until)} ${formatDate(payment.until)}`

export const isAwaited = ({ payment }: EmailedOrder): boolean => payment.until !== null

export const transferMissing: OrderMessages = {
  vi(order) {
    return {
      subject: `Đơn hàng ${order.code}: chưa nhận được tiền chuyển khoản`,
      preview: 'Đơn hàng vẫn được giữ. Vui lòng kiểm tra lại giao dịch.',
      heading: 'Chúng tôi chưa nhận được tiền chuyển khoản',
      paragraphs: [
        'Chúng tôi đã kiểm tra tài khoản nhưng chưa thấy khoản tiền của đơn hàng này.',
        `Vui lòng xem lại số tài khoản, số tiền và nội dung chuyển khoản. Đơn hàng được giữ đến ${timeOf(order)}.`,
        'Nếu tiền đã rời tài khoản của bạn, hãy gọi cho chúng tôi hoặc gửi ảnh giao dịch để được kiểm tra lại.',
      ],
      ...(order.payment.transfer && transferBox(order.payment.transfer, 'vi')),
    }
  },
  en(order) {
    return {
      subject: `Order ${order.code}: your transfer has not arrived`,
      preview: 'Your order is still kept. Please check the transfer.',
      heading: 'Your transfer has not arrived yet',
      paragraphs: [
        'We have looked at our account and have not found the money for this order.',
        `Please check the account number, the amount and the content of the transfer. We keep the order until ${timeOf(order)}.`,
        'If the money has left your account, please call us or send a picture of the transfer, and we look again.',
      ],
      ...(order.payment.transfer && transferBox(order.payment.transfer, 'en')),
    }
  },
}
