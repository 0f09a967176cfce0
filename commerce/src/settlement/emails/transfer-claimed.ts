import type { EmailTemplate } from '../../email/layout/email'
import { staffNotice } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'

interface Words {
  subject(code: string): string
  said: string
  advice: string
  button: string
}

const wordsOf: Record<EmailLocale, Words> = {
  vi: {
    subject: (code) => `Đơn ${code}: khách báo đã chuyển khoản`,
    said: 'Khách đã báo chuyển khoản cho đơn này. Đơn không tự hủy cho đến khi cửa hàng kiểm tra.',
    advice:
      'Hãy xem tài khoản ngân hàng: nếu tiền đã về, bấm “Đã nhận thanh toán”; nếu chưa, bấm “Chưa nhận được tiền”.',
    button: 'Mở đơn hàng',
  },
  en: {
    subject: (code) => `Order ${code}: the customer reports a transfer`,
    said: 'The customer has reported the transfer for this order. It is not cancelled until the shop has looked.',
    advice:
      'Look at the bank account: if the money has arrived, press “Payment received”, else “Not received”.',
    button: 'Open the order',
  },
}

/** Tells staff that a customer has reported a transfer. */
export const transferClaimed: EmailTemplate = async (_container, { recipient, locale, data }) => {
  const { subject, ...words } = wordsOf[locale]
  return staffNotice({
    ...words,
    to: recipient,
    subject: subject(data.code ?? ''),
    page: `/orders/${data.order ?? ''}`,
  })
}
