import type { EmailTemplate } from '../../email/layout/email'
import { shopPage } from '../../email/layout/email-parts'
import { textEmail } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'

interface Words {
  subject: string
  said: string
  own: string
  foreign: string
}

const previews: Record<EmailLocale, string> = {
  vi: 'Nếu không phải bạn, hãy đặt mật khẩu mới ngay.',
  en: 'If it was not you, set a new password at once.',
}

const buttons: Record<EmailLocale, string> = { vi: 'Đặt mật khẩu mới', en: 'Set a new password' }

const passwordWords: Record<EmailLocale, Pick<Words, 'own' | 'foreign'>> = {
  vi: {
    own: 'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
    foreign: 'Nếu không phải bạn, hãy đặt mật khẩu mới ngay và báo cho chúng tôi.',
  },
  en: {
    own: 'If it was you, there is nothing to do.',
    foreign: 'If it was not you, set a new password at once and tell us.',
  },
}

const factorWords: Record<EmailLocale, Words> = {
  vi: {
    subject: 'Xác thực hai bước của tài khoản NAS đã được đổi',
    said: 'Ứng dụng xác thực của tài khoản nhân viên NAS của bạn vừa được cài đặt, đổi hoặc gỡ. Các thiết bị khác đã được đăng xuất.',
    own: 'Nếu chính bạn hoặc quản lý đã làm theo yêu cầu của bạn, bạn không cần làm gì thêm.',
    foreign: 'Nếu không phải vậy, hãy đặt mật khẩu mới ngay và báo cho quản lý.',
  },
  en: {
    subject: 'The second factor of your NAS account was changed',
    said: 'The authenticator app of your NAS staff account was set up, changed or taken off. Other devices are signed out.',
    own: 'If it was you, or a manager whom you asked, there is nothing to do.',
    foreign: 'If it was not, set a new password at once and tell a manager.',
  },
}

const recoveryWords: Record<EmailLocale, Words> = {
  vi: {
    subject: 'Một mã khôi phục của tài khoản NAS đã được dùng',
    said: 'Có người vừa đăng nhập tài khoản nhân viên NAS của bạn bằng mật khẩu và một mã khôi phục.',
    own: 'Nếu chính bạn đã đăng nhập, hãy cài lại ứng dụng xác thực trên điện thoại mới ở trang Bảo mật tài khoản.',
    foreign: 'Nếu không phải bạn, hãy đặt mật khẩu mới ngay và báo cho quản lý.',
  },
  en: {
    subject: 'A recovery code of your NAS account was used',
    said: 'Somebody has just signed in to your NAS staff account with the password and a recovery code.',
    own: 'If it was you, set up the authenticator app on your new phone, on the page of your account’s security.',
    foreign: 'If it was not, set a new password at once and tell a manager.',
  },
}

const passwordButton = (locale: EmailLocale) => ({
  text: buttons[locale],
  href: shopPage(locale, '/reset-password'),
})

export const passwordChanged: EmailTemplate = async (_container, { recipient, locale }, say) => {
  const { paragraphs, ...words } = say('password-changed')
  const { own, foreign } = passwordWords[locale]
  const button = passwordButton(locale)
  return textEmail({ ...words, to: recipient, paragraphs: [...paragraphs, own, foreign], button })
}

const changeEmail =
  (words: Record<EmailLocale, Words>): EmailTemplate =>
  async (_container, { recipient, locale }) => {
    const { subject, said, own, foreign } = words[locale]
    const paragraphs = [said, own, foreign]
    const button = passwordButton(locale)
    return textEmail({ subject, preview: previews[locale], to: recipient, paragraphs, button })
  }

export const secondFactorChanged = changeEmail(factorWords)

export const recoveryCodeUsed = changeEmail(recoveryWords)
