import type { EmailTemplate } from '../../email/layout/email'
import { staffNotice } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'

type Notice = Omit<Parameters<typeof staffNotice>[0], 'to'>

export const noticeOf =
  (words: Record<EmailLocale, (data: Record<string, string>) => Notice>): EmailTemplate =>
  async (_container, { recipient, locale, data }) =>
    staffNotice({ ...words[locale](data), to: recipient })

const page = '/orders'

export const ordersReleased = noticeOf({
  vi: ({ orders = '' }) => ({
    subject: `${orders} đơn COD chưa xác nhận đã tự hủy`,
    said: 'Các đơn này của khách mới, thanh toán khi nhận hàng, đã chờ xác nhận quá thời hạn của cửa hàng. Hàng giữ cho các đơn này đã được trả lại kho.',
    advice:
      'Khách có email đã được báo. Nếu khách vẫn muốn mua, hãy mời khách đặt lại. Trong trang quản trị, lý do hủy của mỗi đơn là “Đơn hàng chưa được xác nhận kịp thời”.',
    button: 'Xem danh sách đơn hàng',
    page,
  }),
  en: ({ orders = '' }) => ({
    subject: `Unconfirmed orders cancelled: ${orders}`,
    said: 'These orders of new customers with cash on delivery waited for confirmation longer than the shop allows. Their pieces are back in stock.',
    advice:
      'Customers with an email were notified. If a customer still wants the goods, ask them to order again. In the back office the reason of each order is “It was not confirmed in time”.',
    button: 'Show the orders',
    page,
  }),
})
