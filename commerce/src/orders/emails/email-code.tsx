import type { Email, EmailTemplate } from '../../email/layout/email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { issueEmailCode } from '../workflows/prove-email'
import { composeCodeEmail } from './code-email'

const words: Record<EmailLocale, { title: string; said: string; ignore: string }> = {
  vi: {
    title: 'Mã xác nhận email để đặt hàng',
    said: 'Nhập mã này trên trang thanh toán để xác nhận email và đặt thêm một đơn hàng:',
    ignore:
      'Không đưa mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên NAS. Nếu bạn không yêu cầu, hãy bỏ qua thư này: không có đơn hàng nào được đặt.',
  },
  en: {
    title: 'Your code to place the order',
    said: 'Enter this code on the checkout page to confirm your email and place one more order:',
    ignore:
      'Give this code to no one, not even to a person who claims to work for NAS. If it was not you, ignore this mail: no order is placed.',
  },
}

export const composeEmailCode = (locale: EmailLocale, to: string, code: string): Email =>
  composeCodeEmail(locale, { to, code, ...words[locale] })

/** Contains a code that is generated when the email is sent. */
export const emailCode: EmailTemplate = async (container, { recipient, locale, data }) =>
  composeEmailCode(
    locale,
    recipient,
    await issueEmailCode(container, recipient, data.attempt ?? ''),
  )
