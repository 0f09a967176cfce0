import type { Email, EmailTemplate } from '../../email/layout/email'
import type { Say } from '../../email/layout/email-words'
import { type LinkWords, linkEmail } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { findOrder } from '../../orders/queries/read-orders'
import { linkDays } from '../../payments/module/refund-accounts-table'
import { paymentRecords } from '../../payments/module/service'
import { refundPage } from '../workflows/refund-account'

const words: Record<EmailLocale, LinkWords> = {
  vi: {
    button: 'Nhập số tài khoản',
    limits: `Liên kết dùng được một lần, trong ${linkDays} ngày.`,
    ignore:
      'NAS chỉ hỏi ngân hàng, số tài khoản và tên chủ tài khoản; không bao giờ hỏi mật khẩu, mã OTP hay số thẻ.',
  },
  en: {
    button: 'Enter the account',
    limits: `The link works once, for ${linkDays} days.`,
    ignore:
      'NAS asks only for the bank, the account number and its holder; never for a password, an OTP or a card number.',
  },
}

export const composeRefundAccount = (
  locale: EmailLocale,
  { to, order, code }: { to: string | null; order: string; code: string },
  say: Say,
): Email => {
  const href = refundPage(locale, code)
  return linkEmail(to, say('refund-account', { order }), { ...words[locale], href })
}

export const refundAccount: EmailTemplate = async (container, { locale, data }, say) => {
  const order = await findOrder(container, Number(data.order), null)
  const { accounts } = paymentRecords(container)
  const isDue = await accounts.isDue(order.order_id)
  const code = isDue ? await accounts.newCode(order) : ''
  const to = isDue ? order.email : null
  return composeRefundAccount(locale, { to, order: order.code, code }, say)
}
