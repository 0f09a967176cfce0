import type { Email, EmailTemplate } from '../../email/layout/email'
import type { Say } from '../../email/layout/email-words'
import { type LinkWords, linkEmail } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { issueResetCode, ownerOfEmail, resetMinutes } from '../workflows/reset-codes'
import { confirmationHours } from '../workflows/tokens'
import { resetAddress } from './password-links'

const ofNewcomer: Record<EmailLocale, LinkWords> = {
  vi: {
    button: 'Xác nhận và chọn mật khẩu',
    limits: `Liên kết này dùng được một lần, trong ${confirmationHours} giờ.`,
    ignore: 'Nếu bạn không đăng ký, hãy bỏ qua thư này: không có gì được tạo.',
  },
  en: {
    button: 'Confirm and choose a password',
    limits: `The link works once, for ${confirmationHours} hours.`,
    ignore: 'If it was not you, ignore this mail: nothing is made.',
  },
}

const ofMember: Record<EmailLocale, LinkWords> = {
  vi: {
    button: 'Quên mật khẩu cũ? Chọn mật khẩu khác',
    limits: `Liên kết này dùng được một lần, trong ${resetMinutes} phút.`,
    ignore: 'Nếu đó không phải là bạn, hãy bỏ qua thư này: tài khoản của bạn không thay đổi.',
  },
  en: {
    button: 'Forgotten it? Choose another password',
    limits: `The link works once, for ${resetMinutes} minutes.`,
    ignore: 'If it was not you, ignore this mail: your account stays as it is.',
  },
}

export function composeRegistration(
  locale: EmailLocale,
  { to, code, isMember }: { to: string; code: string; isMember: boolean },
  say: Say,
): Email {
  const words = isMember ? ofMember : ofNewcomer
  const texts = say(isMember ? 'registration-again' : 'registration')
  return linkEmail(to, texts, { ...words[locale], href: resetAddress(locale, code) })
}

/** Mails the link that creates an account, or notifies the owner that there is one already. */
export const registration: EmailTemplate = async (container, { recipient, locale, data }, say) => {
  const owner = await ownerOfEmail(container, recipient)
  const code = owner === null ? (data.token ?? '') : await issueResetCode(container, owner)
  const to = owner?.email ?? recipient
  return composeRegistration(locale, { to, code, isMember: owner !== null }, say)
}
