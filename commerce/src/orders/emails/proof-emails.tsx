import type { Email, EmailTemplate } from '../../email/layout/email'
import { EmailHeading } from '../../email/layout/email-parts'
import type { Say } from '../../email/layout/email-words'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { codeMinutes } from '../module/proofs-table'
import { orderRecords } from '../module/service'
import { issueCode } from '../workflows/guest-codes'
import { issueEmailCode } from '../workflows/prove-email'

const limits: Record<EmailLocale, string> = {
  vi: `Mã dùng được một lần, trong ${codeMinutes} phút. Nếu bạn yêu cầu nhiều lần, chỉ mã mới nhất dùng được.`,
  en: `The code works once, for ${codeMinutes} minutes. If you asked several times, only the newest one works.`,
}

const ignored: Record<'email-code' | 'order-code', Record<EmailLocale, string>> = {
  'email-code': {
    vi: 'Không đưa mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên NAS. Nếu bạn không yêu cầu, hãy bỏ qua thư này: không có đơn hàng nào được đặt.',
    en: 'Give this code to no one, not even to a person who claims to work for NAS. If it was not you, ignore this mail: no order is placed.',
  },
  'order-code': {
    vi: 'Không đưa mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên NAS. Nếu bạn không yêu cầu, hãy bỏ qua thư này: đơn hàng không thay đổi.',
    en: 'Give this code to no one, not even to a person who claims to work for NAS. If it was not you, ignore this mail: the order stays as it is.',
  },
}

interface Proof {
  to: string | null
  code: string
  /** Code of the order. */
  order?: string
}

const codeEmail =
  (kind: keyof typeof ignored) =>
  (locale: EmailLocale, { to, code, order = '' }: Proof, say: Say): Email => {
    const { subject, heading, paragraphs } = say(kind, { order })
    return {
      to,
      subject,
      preview: limits[locale],
      body: (
        <>
          <EmailHeading>{heading}</EmailHeading>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p style={{ margin: '24px 0', fontSize: '28px', fontWeight: 600, letterSpacing: '4px' }}>
            {code}
          </p>
          <p>{limits[locale]}</p>
          <p>{ignored[kind][locale]}</p>
        </>
      ),
    }
  }

export const composeEmailCode = codeEmail('email-code')

/** Contains a code that is generated when the email is sent. */
export const emailCode: EmailTemplate = async (container, { recipient, locale, data }, say) => {
  const code = await issueEmailCode(container, recipient, data.attempt ?? '')
  return composeEmailCode(locale, { to: recipient, code }, say)
}

export const composeOrderCode = codeEmail('order-code')

export const orderCode: EmailTemplate = async (container, { locale, data }, say) => {
  const record = await orderRecords(container).findById(data.record ?? '')
  const code = record === undefined ? '' : await issueCode(container, record.id)
  const { email: to = null, code: order = '' } = record ?? {}
  return composeOrderCode(locale, { to, order, code }, say)
}
