import type { EmailText } from './email-text.js'

const known = ['order', 'total', 'delivery']

export const orderTexts = {
  'order-placed': {
    name: { vi: 'Đã nhận đơn hàng', en: 'Order received' },
    known,
    vi: {
      subject: 'Đã nhận đơn hàng {{order}}',
      preview: 'Tổng cộng {{total}}. Cảm ơn bạn đã đặt hàng.',
      heading: 'Cảm ơn bạn đã đặt hàng',
      text: 'Chúng tôi đã nhận được đơn hàng của bạn.',
    },
    en: {
      subject: 'We have received your order {{order}}',
      preview: 'Total {{total}}. Thank you for your order.',
      heading: 'Thank you for your order',
      text: 'We have received your order.',
    },
  },
  'order-paid': {
    name: { vi: 'Đã nhận thanh toán', en: 'Payment received' },
    known,
    vi: {
      subject: 'Đã nhận thanh toán cho đơn hàng {{order}}',
      preview: 'Chúng tôi đã nhận được {{total}}.',
      heading: 'Cảm ơn bạn đã thanh toán',
      text: 'Chúng tôi đã nhận được {{total}} và đang chuẩn bị đơn hàng của bạn.',
    },
    en: {
      subject: 'Payment received for order {{order}}',
      preview: 'We have received {{total}}.',
      heading: 'Thank you for your payment',
      text: 'We have received {{total}} and are preparing your order.',
    },
  },
  'order-sent': {
    name: { vi: 'Đơn hàng đang được giao', en: 'Order sent' },
    known,
    vi: {
      subject: 'Đơn hàng {{order}} đang được giao',
      preview: 'Dự kiến giao hàng: {{delivery}}.',
      heading: 'Đơn hàng đang trên đường đến bạn',
      text: 'Đơn hàng của bạn đã được bàn giao cho đơn vị vận chuyển. Dự kiến giao hàng: {{delivery}}.',
    },
    en: {
      subject: 'Order {{order}} is on its way',
      preview: 'Estimated delivery: {{delivery}}.',
      heading: 'Your order is on its way',
      text: 'We have handed your order to the carrier. Estimated delivery: {{delivery}}.',
    },
  },
  'order-delivered': {
    name: { vi: 'Đơn hàng đã được giao', en: 'Order delivered' },
    known,
    vi: {
      subject: 'Đơn hàng {{order}} đã được giao',
      preview: 'Cảm ơn bạn đã mua sắm tại NAS.',
      heading: 'Đơn hàng đã được giao',
      text: 'Đơn hàng của bạn đã được giao. Cảm ơn bạn đã mua sắm tại NAS.',
    },
    en: {
      subject: 'Order {{order}} was delivered',
      preview: 'Thank you for shopping at NAS.',
      heading: 'Your order was delivered',
      text: 'Your order was delivered. Thank you for shopping at NAS.',
    },
  },
  'rating-invitation': {
    name: { vi: 'Lời mời đánh giá', en: 'Invitation to rate' },
    known,
    vi: {
      subject: 'Bạn thấy sản phẩm của đơn hàng {{order}} thế nào?',
      preview: 'Vài dòng của bạn giúp những khách hàng khác chọn được sản phẩm phù hợp.',
      heading: 'Bạn thấy sản phẩm thế nào?',
      text: 'Bạn đã dùng sản phẩm được vài ngày. Bạn có thể chấm sao và viết vài dòng cảm nhận: điều đó giúp những khách hàng khác chọn được sản phẩm phù hợp, và giúp chúng tôi làm tốt hơn.\n\nChúng tôi chỉ gửi lời mời này một lần cho mỗi đơn hàng.',
    },
    en: {
      subject: 'How do you like the products of order {{order}}?',
      preview: 'A few words of yours help other customers to choose well.',
      heading: 'How do you like your products?',
      text: 'You have used your products for some days. Give them stars and a few words: it helps other customers to choose well, and helps us to do better.\n\nWe send this invitation once for each order.',
    },
  },
  'transfer-missing': {
    name: { vi: 'Chưa nhận được chuyển khoản', en: 'Transfer missing' },
    known: [...known, 'until'],
    required: { text: ['until'] },
    vi: {
      subject: 'Đơn hàng {{order}}: chưa nhận được tiền chuyển khoản',
      preview: 'Đơn hàng vẫn được giữ. Vui lòng kiểm tra lại giao dịch.',
      heading: 'Chúng tôi chưa nhận được tiền chuyển khoản',
      text: 'Chúng tôi đã kiểm tra tài khoản nhưng chưa thấy khoản tiền của đơn hàng này.\n\nVui lòng xem lại số tài khoản, số tiền và nội dung chuyển khoản. Đơn hàng được giữ đến {{until}}.\n\nNếu tiền đã rời tài khoản của bạn, hãy gọi cho chúng tôi hoặc gửi ảnh giao dịch để được kiểm tra lại.',
    },
    en: {
      subject: 'Order {{order}}: your transfer has not arrived',
      preview: 'Your order is still kept. Please check the transfer.',
      heading: 'Your transfer has not arrived yet',
      text: 'We have looked at our account and have not found the money for this order.\n\nPlease check the account number, the amount and the content of the transfer. We keep the order until {{until}}.\n\nIf the money has left your account, please call us or send a picture of the transfer, and we look again.',
    },
  },
  'order-cancelled': {
    name: { vi: 'NAS hủy đơn hàng', en: 'Order cancelled by the shop' },
    known,
    vi: {
      subject: 'Đơn hàng {{order}} đã được hủy',
      preview: 'NAS đã hủy đơn hàng.',
      heading: 'Đơn hàng đã được hủy',
      text: 'Rất tiếc, chúng tôi đã phải hủy đơn hàng này của bạn.',
    },
    en: {
      subject: 'Order {{order}} was cancelled',
      preview: 'NAS has cancelled the order.',
      heading: 'Your order was cancelled',
      text: 'We are sorry: we had to cancel your order.',
    },
  },
  'order-withdrawn': {
    name: { vi: 'Khách hủy đơn hàng', en: 'Order cancelled by the customer' },
    known,
    vi: {
      subject: 'Đơn hàng {{order}} đã được hủy',
      preview: 'Đơn hàng đã được hủy theo yêu cầu của bạn.',
      heading: 'Đơn hàng đã được hủy',
      text: 'Bạn đã hủy đơn hàng này. Chúng tôi sẽ không giao hàng nữa.',
    },
    en: {
      subject: 'Order {{order}} was cancelled',
      preview: 'The order was cancelled as you asked.',
      heading: 'Your order was cancelled',
      text: 'You have cancelled this order. It will not be delivered.',
    },
  },
  'payment-failed': {
    name: { vi: 'Thanh toán không thành công', en: 'Payment failed' },
    known,
    vi: {
      subject: 'Đơn hàng {{order}}: thanh toán không thành công',
      preview: 'Đơn hàng đã được hủy. Bạn có thể đặt hàng lại.',
      heading: 'Thanh toán không thành công',
      text: 'Vui lòng đặt hàng lại và kiểm tra lại phương thức thanh toán.\n\nNếu tiền vẫn bị trừ khỏi tài khoản của bạn, chúng tôi sẽ hoàn lại.',
    },
    en: {
      subject: 'Order {{order}}: payment failed',
      preview: 'The order was cancelled. You can order again.',
      heading: 'The payment failed',
      text: 'Please order again and check the way of payment.\n\nIf the money has left your account nevertheless, we will return it.',
    },
  },
  'order-changed': {
    name: { vi: 'Đơn hàng được thay đổi', en: 'Order changed' },
    known,
    vi: {
      subject: 'Đơn hàng {{order}} đã được thay đổi',
      preview: 'Tổng cộng hiện là {{total}}.',
      heading: 'Đơn hàng của bạn đã được thay đổi',
      text: 'Nếu bạn không yêu cầu thay đổi này, hãy gọi cho chúng tôi.',
    },
    en: {
      subject: 'Your order {{order}} was changed',
      preview: 'The total is {{total}}.',
      heading: 'Your order was changed',
      text: 'If you did not ask for this change, please call us.',
    },
  },
  'order-code': {
    name: { vi: 'Mã xem đơn hàng', en: 'Code for an order' },
    known: ['order'],
    vi: {
      subject: 'Mã xác nhận cho đơn hàng {{order}}',
      preview: '',
      heading: 'Mã xác nhận cho đơn hàng {{order}}',
      text: 'Nhập mã này trên trang theo dõi đơn hàng để xem đầy đủ, đổi cách thanh toán, hủy, mua lại hoặc đánh giá đơn hàng:',
    },
    en: {
      subject: 'Your code for order {{order}}',
      preview: '',
      heading: 'Your code for order {{order}}',
      text: 'Enter this code on the order tracking page to see the whole order, change its payment, cancel it, buy it again or rate it:',
    },
  },
  'email-code': {
    name: { vi: 'Mã xác nhận email để đặt hàng', en: 'Code to place an order' },
    known: [],
    vi: {
      subject: 'Mã xác nhận email để đặt hàng',
      preview: '',
      heading: 'Mã xác nhận email để đặt hàng',
      text: 'Nhập mã này trên trang thanh toán để xác nhận email và đặt thêm một đơn hàng:',
    },
    en: {
      subject: 'Your code to place the order',
      preview: '',
      heading: 'Your code to place the order',
      text: 'Enter this code on the checkout page to confirm your email and place one more order:',
    },
  },
  'refund-account': {
    name: { vi: 'Hỏi số tài khoản để hoàn tiền', en: 'Account for a refund' },
    known: ['order'],
    required: { text: ['order'] },
    vi: {
      subject: 'Đơn hàng {{order}}: số tài khoản để hoàn tiền',
      preview: '',
      heading: 'Đơn hàng {{order}}: số tài khoản để hoàn tiền',
      text: 'NAS cần hoàn tiền cho đơn hàng {{order}}. Hãy mở liên kết và nhập tài khoản ngân hàng nhận tiền.',
    },
    en: {
      subject: 'Order {{order}}: your account for the refund',
      preview: '',
      heading: 'Order {{order}}: your account for the refund',
      text: 'NAS owes you a refund for order {{order}}. Open the link and enter the bank account that receives it.',
    },
  },
} satisfies Record<string, EmailText>
