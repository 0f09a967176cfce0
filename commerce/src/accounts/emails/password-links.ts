import type { Email, EmailTemplate } from '../../email/layout/email'
import { shopPage } from '../../email/layout/email-parts'
import { type LinkWords, linkEmail } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { newSecretCode } from '../../platform/codes/secret-code'
import {
  invitationHours,
  issueResetCode,
  ownerOfEmail,
  resetMinutes,
} from '../workflows/reset-codes'

const resetWords: Record<EmailLocale, LinkWords> = {
  vi: {
    subject: 'Đặt lại mật khẩu NAS',
    preview: `Liên kết dùng được một lần, trong ${resetMinutes} phút.`,
    heading: 'Đặt lại mật khẩu',
    said: 'Chúng tôi nhận được yêu cầu đặt mật khẩu mới cho tài khoản NAS của bạn.',
    button: 'Đặt mật khẩu mới',
    limits: `Liên kết này dùng được một lần, trong ${resetMinutes} phút. Nếu bạn yêu cầu nhiều lần, chỉ liên kết mới nhất dùng được.`,
    ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.',
  },
  en: {
    subject: 'Reset your NAS password',
    preview: `The link works once, for ${resetMinutes} minutes.`,
    heading: 'Reset your password',
    said: 'Somebody, probably you, asked for a new password for your NAS account.',
    button: 'Set a new password',
    limits: `The link works once, for ${resetMinutes} minutes. If you asked several times, only the newest link works.`,
    ignore: 'If it was not you, ignore this mail: your password stays as it is.',
  },
}

/** The code is in the fragment: it reaches no server log and no other site. */
export const resetAddress = (locale: EmailLocale, code: string) =>
  shopPage(locale, `/reset-password#code=${code}`)

export const composeReset = (locale: EmailLocale, to: string | null, code: string): Email =>
  linkEmail(to, resetWords[locale], resetAddress(locale, code))

/** Contains the code to reset a forgotten password, which is generated when the mail is sent. */
export const resetPassword: EmailTemplate = async (container, { recipient, locale }) => {
  const owner = await ownerOfEmail(container, recipient)
  const code = owner === null ? newSecretCode() : await issueResetCode(container, owner)
  return composeReset(locale, owner?.email ?? null, code)
}

const invitationWords: Record<EmailLocale, LinkWords> = {
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
}

export const composeInvitation = (locale: EmailLocale, to: string | null, code: string): Email =>
  linkEmail(to, invitationWords[locale], resetAddress(locale, code))

export const staffInvitation: EmailTemplate = async (container, { recipient, locale }) => {
  const found = await ownerOfEmail(container, recipient)
  const owner = found?.actor === 'user' ? found : null
  const code =
    owner === null ? newSecretCode() : await issueResetCode(container, owner, invitationHours * 60)
  return composeInvitation(locale, owner?.email ?? null, code)
}
