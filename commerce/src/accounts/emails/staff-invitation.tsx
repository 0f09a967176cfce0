import type { Email, EmailTemplate } from '../../email/layout/email'
import { EmailLink } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { newSecretCode } from '../../platform/codes/secret-code'
import { ownerOfEmail } from '../workflows/code-owner'
import { invitationHours, issueResetCode } from '../workflows/reset-codes'
import { resetAddress } from './reset-password'

const words = {
  vi: {
    subject: 'Truy cập khu vực quản trị NAS',
    preview: `Liên kết dùng được một lần, trong ${invitationHours} giờ.`,
    heading: 'Đặt mật khẩu để vào khu vực quản trị NAS',
    said: 'Quản lý của NAS đã mở quyền truy cập khu vực quản trị cho bạn. Hãy đặt mật khẩu của riêng bạn, sau đó đăng nhập bằng địa chỉ email này.',
    button: 'Đặt mật khẩu',
    limits: `Liên kết này dùng được một lần, trong ${invitationHours} giờ. Nếu hết hạn, hãy nhờ quản lý gửi lại.`,
    ignore: 'Nếu bạn không làm việc tại NAS, hãy bỏ qua thư này.',
  },
  en: {
    subject: 'Your access to the NAS back office',
    preview: `The link works once, for ${invitationHours} hours.`,
    heading: 'Set a password for the NAS back office',
    said: 'A manager of NAS has given you access to the back office. Set a password of your own, then sign in with this email address.',
    button: 'Set a password',
    limits: `The link works once, for ${invitationHours} hours. If it has expired, ask a manager to send it again.`,
    ignore: 'If you do not work at NAS, ignore this mail.',
  },
} satisfies Record<EmailLocale, Record<string, string>>

export function composeInvitation(locale: EmailLocale, to: string | null, code: string): Email {
  const { subject, preview, heading, said, button, limits, ignore } = words[locale]
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

/** Contains the link that lets a member of staff set a password. */
export const staffInvitation: EmailTemplate = async (container, { recipient, locale }) => {
  const found = await ownerOfEmail(container, recipient)
  const owner = found?.actor === 'user' ? found : null
  const code =
    owner === null ? newSecretCode() : await issueResetCode(container, owner, invitationHours * 60)
  return composeInvitation(locale, owner?.email ?? null, code)
}
