import type { WayToPay } from '../ledger.ts'
import type { Refusal } from '../payment-request.ts'

export type Locale = 'vn' | 'en'

const vn = {
  lang: 'vi',
  title: 'Cổng thanh toán thử nghiệm',
  badge: 'Đây là bản mô phỏng VNPAY chạy trên máy này. Không có tiền thật nào được chuyển.',
  pay: 'Thanh toán',
  refuse: 'Thử thẻ bị từ chối',
  cancel: 'Hủy giao dịch',
  merchant: 'Đơn vị bán hàng',
  info: 'Nội dung',
  reference: 'Mã giao dịch',
  amount: 'Số tiền',
  payBefore: 'Hạn thanh toán',
  timeLeft: (minutes: number, until: string) => `${until} (còn ${minutes} phút)`,
  wayToPay: 'Hình thức thanh toán',
  ways: {
    VNBANK: 'Thẻ ATM và tài khoản ngân hàng',
    VNPAYQR: 'Ứng dụng quét mã QR',
    INTCARD: 'Thẻ thanh toán quốc tế',
  } satisfies Record<WayToPay, string>,
  tryOut: 'Hoặc thử một kết quả khác',
  refusedTitle: 'Không thể thanh toán',
  errorCode: 'Mã lỗi',
  back: 'Về cửa hàng',
  lostTitle: 'Mất kết nối',
  lost: 'Giao dịch đã được xử lý, nhưng đường về cửa hàng bị ngắt theo yêu cầu của bài kiểm thử.',
  refusals: {
    merchant: 'Không tìm thấy đơn vị bán hàng của yêu cầu này.',
    signature: 'Sai chữ ký: yêu cầu không do cửa hàng gửi, hoặc đã bị sửa đổi.',
    data: 'Dữ liệu gửi sang không đúng định dạng.',
    expired: 'Giao dịch đã quá thời gian chờ thanh toán. Vui lòng đặt hàng lại.',
    duplicate: 'Mã giao dịch này đã được dùng cho một yêu cầu khác.',
    ended: 'Giao dịch này đã kết thúc và không thể thanh toán lần nữa.',
  } satisfies Record<Refusal, string>,
}

const en: typeof vn = {
  lang: 'en',
  title: 'Test payment gateway',
  badge: 'This is a simulator of VNPAY on this machine. No real money is moved.',
  pay: 'Pay',
  refuse: 'Try a refused card',
  cancel: 'Cancel the payment',
  merchant: 'Merchant',
  info: 'Order',
  reference: 'Reference',
  amount: 'Amount',
  payBefore: 'Pay before',
  timeLeft: (minutes, until) => `${until} (${minutes} min left)`,
  wayToPay: 'Way to pay',
  ways: {
    VNBANK: 'ATM card or bank account',
    VNPAYQR: 'QR code with a banking app',
    INTCARD: 'International card',
  },
  tryOut: 'Or try another outcome',
  refusedTitle: 'This cannot be paid',
  errorCode: 'Error code',
  back: 'Back to the shop',
  lostTitle: 'Connection lost',
  lost: 'The payment was processed, but the way back to the shop is cut off, as the test asked for.',
  refusals: {
    merchant: 'The merchant of this request is unknown.',
    signature: 'Wrong signature: the shop did not send this request, or it was changed.',
    data: 'The data of the request are not in the right form.',
    expired: 'The time to pay is over. Please order again.',
    duplicate: 'This reference was used for another request already.',
    ended: 'This payment has ended and cannot be paid again.',
  },
}

export const texts: Record<Locale, typeof vn> = { vn, en }
