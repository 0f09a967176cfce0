import type { Email, EmailTemplate } from '../../email/layout/email'
import { EmailLink, shopPage } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { newSecretCode } from '../../platform/codes/secret-code'
import { ownerOfEmail } from '../workflows/code-owner'
import { issueResetCode, resetMinutes } from '../workflows/reset-codes'

const words = (minutes: number) =>
  ({
    vi: {
      subject: 'Đặt lại mật khẩu NAS',
      preview: `Liên kết dùng được một lần, trong ${minutes} phút.`,
      heading: 'Đặt lại mật khẩu',
      said: 'Chúng tôi nhận được yêu cầu đặt mật khẩu mới cho tài khoản NAS của bạn.',
      button: 'Đặt mật khẩu mới',
      limits: `Liên kết này dùng được một lần, trong ${minutes} phút. Nếu bạn yêu cầu nhiều lần, chỉ liên kết mới nhất dùng được.`,
      ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.',
    },
    en: {
      subject: 'Reset your NAS password',
      preview: `The link works once, for ${minutes} minutes.`,
      heading: 'Reset your password',
      said: 'Somebody, probably you, asked for a new password for your NAS account.',
      button: 'Set a new password',
      limits: `The link works once, for ${minutes} minutes. If you asked several times, only the newest link works.`,
      ignore: 'If it was not you, ignore this mail: your password stays as it is.',
    },
  }) satisfies Record<EmailLocale, Record<string, string>>

/** The code is in the fragment: it reaches no server log and no other site. */
export const resetAddress = (locale: EmailLocale, code: string) =>
  shopPage(locale, `/reset-password#code=${code}`)

export function composeReset(locale: EmailLocale, to: string | null, code: string): Email {
  const { subject, preview, heading, said, button, limits, ignore } = words(resetMinutes)[locale]
  return {
    to,
    subject,
    preview,
    body: (
      <EmailLink
        heading={heading}
        said={said}
        button={button}
        notes={[limits, ignore]}
        href={resetAddress(locale, code)}
      />
    ),
  }
}

/** Contains the code to reset a forgotten password, which is generated when the mail is sent. */
export const resetPassword: EmailTemplate = async (container, { recipient, locale }) => {
  const owner = await ownerOfEmail(container, recipient)
  const code = owner === null ? newSecretCode() : await issueResetCode(container, owner)
  return composeReset(locale, owner?.email ?? null, code)
}
