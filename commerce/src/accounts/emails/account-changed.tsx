import type { EmailTemplate } from '../../email/layout/email'
import { EmailButton, EmailHeading, shopPage } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'

interface Words {
  subject: string
  preview: string
  said: string
  own: string
  foreign: string
  button: string
}

const emailWords: Record<EmailLocale, Words> = {
  vi: {
    subject: 'Email tài khoản NAS của bạn đã được đổi',
    preview: 'Nếu không phải bạn đổi, hãy liên hệ với chúng tôi ngay.',
    said: 'Tài khoản NAS dùng địa chỉ này vừa được đổi sang một email khác. Từ nay bạn đăng nhập bằng email mới.',
    own: 'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
    foreign: 'Nếu không phải bạn, hãy liên hệ với chúng tôi ngay để lấy lại tài khoản.',
    button: 'Liên hệ NAS',
  },
  en: {
    subject: 'The email of your NAS account was changed',
    preview: 'If it was not you, please contact us at once.',
    said: 'The NAS account with this address now has another email. From now on the new email signs you in.',
    own: 'If it was you, there is nothing to do.',
    foreign: 'If it was not you, please contact us at once, so that you get your account back.',
    button: 'Contact NAS',
  },
}

const passwordWords: Record<EmailLocale, Words> = {
  vi: {
    subject: 'Mật khẩu NAS của bạn đã được đổi',
    preview: 'Nếu không phải bạn đổi, hãy đặt mật khẩu mới ngay.',
    said: 'Mật khẩu tài khoản NAS của bạn vừa được đổi. Các thiết bị khác đã được đăng xuất.',
    own: 'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
    foreign: 'Nếu không phải bạn, hãy đặt mật khẩu mới ngay và báo cho chúng tôi.',
    button: 'Đặt mật khẩu mới',
  },
  en: {
    subject: 'Your NAS password was changed',
    preview: 'If it was not you, set a new password at once.',
    said: 'The password of your NAS account was changed. Other devices are signed out.',
    own: 'If it was you, there is nothing to do.',
    foreign: 'If it was not you, set a new password at once and tell us.',
    button: 'Set a new password',
  },
}

const factorWords: Record<EmailLocale, Words> = {
  vi: {
    subject: 'Xác thực hai bước của tài khoản NAS đã được đổi',
    preview: 'Nếu không phải bạn, hãy đặt mật khẩu mới ngay.',
    said: 'Ứng dụng xác thực của tài khoản nhân viên NAS của bạn vừa được cài đặt, đổi hoặc gỡ. Các thiết bị khác đã được đăng xuất.',
    own: 'Nếu chính bạn hoặc quản lý đã làm theo yêu cầu của bạn, bạn không cần làm gì thêm.',
    foreign: 'Nếu không phải vậy, hãy đặt mật khẩu mới ngay và báo cho quản lý.',
    button: 'Đặt mật khẩu mới',
  },
  en: {
    subject: 'The second factor of your NAS account was changed',
    preview: 'If it was not you, set a new password at once.',
    said: 'The authenticator app of your NAS staff account was set up, changed or taken off. Other devices are signed out.',
    own: 'If it was you, or a manager whom you asked, there is nothing to do.',
    foreign: 'If it was not, set a new password at once and tell a manager.',
    button: 'Set a new password',
  },
}

const recoveryWords: Record<EmailLocale, Words> = {
  vi: {
    subject: 'Một mã khôi phục của tài khoản NAS đã được dùng',
    preview: 'Nếu không phải bạn, hãy đặt mật khẩu mới ngay.',
    said: 'Có người vừa đăng nhập tài khoản nhân viên NAS của bạn bằng mật khẩu và một mã khôi phục.',
    own: 'Nếu chính bạn đã đăng nhập, hãy cài lại ứng dụng xác thực trên điện thoại mới ở trang Bảo mật tài khoản.',
    foreign: 'Nếu không phải bạn, hãy đặt mật khẩu mới ngay và báo cho quản lý.',
    button: 'Đặt mật khẩu mới',
  },
  en: {
    subject: 'A recovery code of your NAS account was used',
    preview: 'If it was not you, set a new password at once.',
    said: 'Somebody has just signed in to your NAS staff account with the password and a recovery code.',
    own: 'If it was you, set up the authenticator app on your new phone, on the page of your account’s security.',
    foreign: 'If it was not, set a new password at once and tell a manager.',
    button: 'Set a new password',
  },
}

/** @param path of the help page for an owner who did not make the change */
function changeEmail(words: Record<EmailLocale, Words>, path: string): EmailTemplate {
  return async (_container, { recipient, locale }) => {
    const { subject, preview, said, own, foreign, button } = words[locale]
    return {
      to: recipient,
      subject,
      preview,
      body: (
        <>
          <EmailHeading>{subject}</EmailHeading>
          <p>{said}</p>
          <p>{own}</p>
          <p>{foreign}</p>
          <p style={{ margin: '24px 0' }}>
            <EmailButton href={shopPage(locale, path)}>{button}</EmailButton>
          </p>
        </>
      ),
    }
  }
}

/** Sent to the previous address of the account, so that a thief cannot suppress it. */
export const emailChanged = changeEmail(emailWords, '/lien-he')

export const passwordChanged = changeEmail(passwordWords, '/reset-password')

export const secondFactorChanged = changeEmail(factorWords, '/reset-password')

export const recoveryCodeUsed = changeEmail(recoveryWords, '/reset-password')
