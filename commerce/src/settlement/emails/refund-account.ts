import type { Email, EmailTemplate } from '../../email/layout/email'
import { type LinkWords, linkEmail } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { findOrder } from '../../orders/queries/read-orders'
import { linkDays } from '../../payments/module/refund-accounts-table'
import { paymentRecords } from '../../payments/module/service'
import { refundPage } from '../workflows/refund-account'

const words: Record<EmailLocale, (order: string) => LinkWords> = {
  vi: (order) => ({
    subject: `Đơn hàng ${order}: số tài khoản để hoàn tiền`,
    said: `NAS cần hoàn tiền cho đơn hàng ${order}. Hãy mở liên kết và nhập tài khoản ngân hàng nhận tiền.`,
    button: 'Nhập số tài khoản',
    limits: `Liên kết dùng được một lần, trong ${linkDays} ngày.`,
    ignore:
      'NAS chỉ hỏi ngân hàng, số tài khoản và tên chủ tài khoản; không bao giờ hỏi mật khẩu, mã OTP hay số thẻ.',
  }),
  en: (order) => ({
    subject: `Order ${order}: your account for the refund`,
    said: `NAS owes you a refund for order ${order}. Open the link and enter the bank account that receives it.`,
    button: 'Enter the account',
    limits: `The link works once, for ${linkDays} days.`,
    ignore:
      'NAS asks only for the bank, the account number and its holder; never for a password, an OTP or a card number.',
  }),
}

export const composeRefundAccount = (
  locale: EmailLocale,
  { to, order, code }: { to: string | null; order: string; code: string },
): Email => linkEmail(to, words[locale](order), refundPage(locale, code))

export const refundAccount: EmailTemplate = async (container, { locale, data }) => {
  const order = await findOrder(container, Number(data.order), null)
  const { accounts } = paymentRecords(container)
  const isDue = await accounts.isDue(order.order_id)
  const code = isDue ? await accounts.newCode(order) : ''
  return composeRefundAccount(locale, { to: isDue ? order.email : null, order: order.code, code })
}
