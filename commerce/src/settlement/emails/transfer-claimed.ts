import { noticeOf } from '../../orders/emails/orders-released'

export const transferClaimed = noticeOf({
  vi: ({ code = '', order = '' }) => ({
    subject: `Đơn ${code}: khách báo đã chuyển khoản`,
    said: 'Khách đã báo chuyển khoản cho đơn này. Đơn không tự hủy cho đến khi cửa hàng kiểm tra.',
    advice:
      'Hãy xem tài khoản ngân hàng: nếu tiền đã về, bấm “Đã nhận thanh toán”; nếu chưa, bấm “Chưa nhận được tiền”.',
    button: 'Mở đơn hàng',
    page: `/orders/${order}`,
  }),
  en: ({ code = '', order = '' }) => ({
    subject: `Order ${code}: the customer reports a transfer`,
    said: 'The customer has reported the transfer for this order. It is not cancelled until the shop has looked.',
    advice:
      'Look at the bank account: if the money has arrived, press “Payment received”, else “Not received”.',
    button: 'Open the order',
    page: `/orders/${order}`,
  }),
})
