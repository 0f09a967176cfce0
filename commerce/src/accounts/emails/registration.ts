import type { Email, EmailTemplate } from '../../email/layout/email'
import { type LinkWords, linkEmail } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { issueResetCode, ownerOfEmail, resetMinutes } from '../workflows/reset-codes'
import { confirmationHours } from '../workflows/tokens'
import { resetAddress } from './password-links'

const ofNewcomer: Record<EmailLocale, LinkWords> = {
  vi: {
    subject: 'Xác nhận tài khoản NAS',
    heading: 'Xác nhận email của bạn',
    said: 'Cảm ơn bạn đã đăng ký thành viên NAS. Tài khoản được tạo khi bạn mở liên kết này và chọn mật khẩu.',
    button: 'Xác nhận và chọn mật khẩu',
    limits: `Liên kết này dùng được một lần, trong ${confirmationHours} giờ.`,
    ignore: 'Nếu bạn không đăng ký, hãy bỏ qua thư này: không có gì được tạo.',
  },
  en: {
    subject: 'Confirm your NAS account',
    heading: 'Confirm your email',
    said: 'Thank you for joining NAS. Your account is made when you open this link and choose a password.',
    button: 'Confirm and choose a password',
    limits: `The link works once, for ${confirmationHours} hours.`,
    ignore: 'If it was not you, ignore this mail: nothing is made.',
  },
}

const ofMember: Record<EmailLocale, LinkWords> = {
  vi: {
    subject: 'Bạn đã có tài khoản NAS',
    heading: 'Bạn đã có tài khoản',
    said: 'Có người, có lẽ là bạn, vừa đăng ký thành viên NAS bằng email này. Email này đã có tài khoản: hãy đăng nhập như thường lệ, hoặc đặt mật khẩu mới nếu bạn đã quên.',
    button: 'Quên mật khẩu cũ? Chọn mật khẩu khác',
    limits: `Liên kết này dùng được một lần, trong ${resetMinutes} phút.`,
    ignore: 'Nếu đó không phải là bạn, hãy bỏ qua thư này: tài khoản của bạn không thay đổi.',
  },
  en: {
    subject: 'You have a NAS account already',
    heading: 'You have an account already',
    said: 'Somebody, probably you, has just signed up at NAS with this email. It has an account already: log in as usual, or set a new password if you have forgotten yours.',
    button: 'Forgotten it? Choose another password',
    limits: `The link works once, for ${resetMinutes} minutes.`,
    ignore: 'If it was not you, ignore this mail: your account stays as it is.',
  },
}

export function composeRegistration(
  locale: EmailLocale,
  { to, code, isMember }: { to: string; code: string; isMember: boolean },
): Email {
  const words = isMember ? ofMember : ofNewcomer
  return linkEmail(to, words[locale], resetAddress(locale, code))
}

/** Mails the link that creates an account, or notifies the owner that there is one already. */
export const registration: EmailTemplate = async (container, { recipient, locale, data }) => {
  const owner = await ownerOfEmail(container, recipient)
  const code = owner === null ? (data.token ?? '') : await issueResetCode(container, owner)
  const to = owner?.email ?? recipient
  return composeRegistration(locale, { to, code, isMember: owner !== null })
}
