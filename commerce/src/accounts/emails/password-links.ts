import type { FilledWords } from '@nas/domain/email-texts/texts'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { shopPage } from '../../email/layout/email-parts'
import type { Say } from '../../email/layout/email-words'
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
    button: 'Đặt mật khẩu mới',
    limits: `Liên kết này dùng được một lần, trong ${resetMinutes} phút. Nếu bạn yêu cầu nhiều lần, chỉ liên kết mới nhất dùng được.`,
    ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.',
  },
  en: {
    button: 'Set a new password',
    limits: `The link works once, for ${resetMinutes} minutes. If you asked several times, only the newest link works.`,
    ignore: 'If it was not you, ignore this mail: your password stays as it is.',
  },
}

/** The code is in the fragment: it reaches no server log and no other site. */
export const resetAddress = (locale: EmailLocale, code: string) =>
  shopPage(locale, `/reset-password#code=${code}`)

export const composeReset = (
  locale: EmailLocale,
  { to, code }: { to: string | null; code: string },
  say: Say,
): Email => {
  const texts = say('reset-password', { minutes: resetMinutes })
  return linkEmail(to, texts, { ...resetWords[locale], href: resetAddress(locale, code) })
}

/** Contains the code to reset a forgotten password, which is generated when the mail is sent. */
export const resetPassword: EmailTemplate = async (container, { recipient, locale }, say) => {
  const owner = await ownerOfEmail(container, recipient)
  const code = owner === null ? newSecretCode() : await issueResetCode(container, owner)
  return composeReset(locale, { to: owner?.email ?? null, code }, say)
}

const invitationWords: Record<EmailLocale, LinkWords & FilledWords> = {
  vi: {
    subject: 'Truy cập khu vực quản trị NAS',
    preview: `Liên kết dùng được một lần, trong ${invitationHours} giờ.`,
    heading: 'Đặt mật khẩu để vào khu vực quản trị NAS',
    paragraphs: [
      'Quản lý của NAS đã mở quyền truy cập khu vực quản trị cho bạn. Hãy đặt mật khẩu của riêng bạn, sau đó đăng nhập bằng địa chỉ email này.',
    ],
    button: 'Đặt mật khẩu',
    limits: `Liên kết này dùng được một lần, trong ${invitationHours} giờ. Nếu hết hạn, hãy nhờ quản lý gửi lại.`,
    ignore: 'Nếu bạn không làm việc tại NAS, hãy bỏ qua thư này.',
  },
  en: {
    subject: 'Your access to the NAS back office',
    preview: `The link works once, for ${invitationHours} hours.`,
    heading: 'Set a password for the NAS back office',
    paragraphs: [
      'A manager of NAS has given you access to the back office. Set a password of your own, then sign in with this email address.',
    ],
    button: 'Set a password',
    limits: `The link works once, for ${invitationHours} hours. If it has expired, ask a manager to send it again.`,
    ignore: 'If you do not work at NAS, ignore this mail.',
  },
}

export function composeInvitation(locale: EmailLocale, to: string | null, code: string): Email {
  const words = invitationWords[locale]
  return linkEmail(to, words, { ...words, href: resetAddress(locale, code) })
}

export const staffInvitation: EmailTemplate = async (container, { recipient, locale }) => {
  const found = await ownerOfEmail(container, recipient)
  const owner = found?.actor === 'user' ? found : null
  const code =
    owner === null ? newSecretCode() : await issueResetCode(container, owner, invitationHours * 60)
  return composeInvitation(locale, owner?.email ?? null, code)
}
