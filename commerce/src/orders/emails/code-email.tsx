import type { Email } from '../../email/layout/email'
import { EmailHeading } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { codeMinutes } from '../module/proofs-table'

const limits: Record<EmailLocale, string> = {
  vi: `Mã dùng được một lần, trong ${codeMinutes} phút. Nếu bạn yêu cầu nhiều lần, chỉ mã mới nhất dùng được.`,
  en: `The code works once, for ${codeMinutes} minutes. If you asked several times, only the newest one works.`,
}

interface CodeEmail {
  to: string | null
  title: string
  /** Says where to enter the code and what it is for. */
  said: string
  code: string
  /** For a recipient who did not ask for the code. */
  ignore: string
}

export function composeCodeEmail(
  locale: EmailLocale,
  { to, title, said, code, ignore }: CodeEmail,
): Email {
  return {
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
  }
}
