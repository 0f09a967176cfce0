import type { Email, EmailTemplate } from '../../email/layout/email'
import { EmailHeading } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { codeMinutes } from '../module/proofs-table'
import { orderRecords } from '../module/service'
import { issueCode } from '../workflows/guest-codes'
import { issueEmailCode } from '../workflows/prove-email'

interface Words {
  title: string
  /** Sentence above the code: the page to enter it on, and its purpose. */
  said: string
  /** For a recipient who did not ask for the code. */
  ignore: string
}

const limits: Record<EmailLocale, string> = {
  vi: `Mã dùng được một lần, trong ${codeMinutes} phút. Nếu bạn yêu cầu nhiều lần, chỉ mã mới nhất dùng được.`,
  en: `The code works once, for ${codeMinutes} minutes. If you asked several times, only the newest one works.`,
}

const codeEmail = (
  locale: EmailLocale,
  to: string | null,
  { title, said, ignore }: Words,
  code: string,
): Email => ({
  to,
  subject: title,
  preview: limits[locale],
  body: (
    <>
      <EmailHeading>{title}</EmailHeading>
      <p>{said}</p>
      <p style={{ margin: '24px 0', fontSize: '28px', fontWeight: 600, letterSpacing: '4px' }}>
        {code}
      </p>
      <p>{limits[locale]}</p>
      <p>{ignore}</p>
    </>
  ),
})

const checkoutWords: Record<EmailLocale, Words> = {
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
  codeEmail(locale, to, checkoutWords[locale], code)

/** Contains a code that is generated when the email is sent. */
export const emailCode: EmailTemplate = async (container, { recipient, locale, data }) =>
  composeEmailCode(
    locale,
    recipient,
    await issueEmailCode(container, recipient, data.attempt ?? ''),
  )

const orderWords: Record<EmailLocale, (order: string) => Words> = {
  vi: (order) => ({
    title: `Mã xác nhận cho đơn hàng ${order}`,
    said: 'Nhập mã này trên trang theo dõi đơn hàng để xem đầy đủ, đổi cách thanh toán, hủy, mua lại hoặc đánh giá đơn hàng:',
    ignore:
      'Không đưa mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên NAS. Nếu bạn không yêu cầu, hãy bỏ qua thư này: đơn hàng không thay đổi.',
  }),
  en: (order) => ({
    title: `Your code for order ${order}`,
    said: 'Enter this code on the order tracking page to see the whole order, change its payment, cancel it, buy it again or rate it:',
    ignore:
      'Give this code to no one, not even to a person who claims to work for NAS. If it was not you, ignore this mail: the order stays as it is.',
  }),
}

export const composeOrderCode = (
  locale: EmailLocale,
  { to, order, code }: { to: string | null; order: string; code: string },
): Email => codeEmail(locale, to, orderWords[locale](order), code)

export const orderCode: EmailTemplate = async (container, { locale, data }) => {
  const record = await orderRecords(container).findById(data.record ?? '')
  const code = record === undefined ? '' : await issueCode(container, record.id)
  return composeOrderCode(locale, { to: record?.email ?? null, order: record?.code ?? '', code })
}
