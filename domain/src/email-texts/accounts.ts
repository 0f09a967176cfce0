import type { EmailText } from './email-text.js'

const known: readonly string[] = []

export const accountTexts = {
  registration: {
    name: { vi: 'Xác nhận đăng ký', en: 'Registration' },
    known,
    vi: {
      subject: 'Xác nhận tài khoản NAS',
      preview: '',
      heading: 'Xác nhận email của bạn',
      text: 'Cảm ơn bạn đã đăng ký thành viên NAS. Tài khoản được tạo khi bạn mở liên kết này và chọn mật khẩu.',
    },
    en: {
      subject: 'Confirm your NAS account',
      preview: '',
      heading: 'Confirm your email',
      text: 'Thank you for joining NAS. Your account is made when you open this link and choose a password.',
    },
  },
  'registration-again': {
    name: { vi: 'Đăng ký khi đã có tài khoản', en: 'Registration with an account' },
    known,
    vi: {
      subject: 'Bạn đã có tài khoản NAS',
      preview: '',
      heading: 'Bạn đã có tài khoản',
      text: 'Có người, có lẽ là bạn, vừa đăng ký thành viên NAS bằng email này. Email này đã có tài khoản: hãy đăng nhập như thường lệ, hoặc đặt mật khẩu mới nếu bạn đã quên.',
    },
    en: {
      subject: 'You have a NAS account already',
      preview: '',
      heading: 'You have an account already',
      text: 'A new account was requested with this email, which has an account already. If that was you, log in as usual, or set a new password if you have forgotten yours.',
    },
  },
  'reset-password': {
    name: { vi: 'Đặt lại mật khẩu', en: 'Password reset' },
    known: ['minutes'],
    vi: {
      subject: 'Đặt lại mật khẩu NAS',
      preview: 'Liên kết dùng được một lần, trong {{minutes}} phút.',
      heading: 'Đặt lại mật khẩu',
      text: 'Chúng tôi nhận được yêu cầu đặt mật khẩu mới cho tài khoản NAS của bạn.',
    },
    en: {
      subject: 'Reset your NAS password',
      preview: 'The link works once, for {{minutes}} minutes.',
      heading: 'Reset your password',
      text: 'A new password was requested for your NAS account.',
    },
  },
  'password-changed': {
    name: { vi: 'Mật khẩu đã được đổi', en: 'Password changed' },
    known,
    vi: {
      subject: 'Mật khẩu NAS của bạn đã được đổi',
      preview: 'Nếu không phải bạn đổi, hãy đặt mật khẩu mới ngay.',
      heading: 'Mật khẩu NAS của bạn đã được đổi',
      text: 'Mật khẩu tài khoản NAS của bạn vừa được đổi. Các thiết bị khác đã được đăng xuất.',
    },
    en: {
      subject: 'Your NAS password was changed',
      preview: 'If it was not you, set a new password at once.',
      heading: 'Your NAS password was changed',
      text: 'The password of your NAS account was changed. Other devices are signed out.',
    },
  },
  'email-confirmation': {
    name: { vi: 'Xác nhận email mới', en: 'New email to confirm' },
    known,
    vi: {
      subject: 'Xác nhận email mới của tài khoản NAS',
      preview: '',
      heading: 'Xác nhận email mới của tài khoản NAS',
      text: 'Địa chỉ này vừa được nhập làm email mới của một tài khoản NAS. Email mới chỉ có hiệu lực khi bạn xác nhận; đến lúc đó tài khoản vẫn dùng email cũ.',
    },
    en: {
      subject: 'Confirm the new email of your NAS account',
      preview: '',
      heading: 'Confirm the new email of your NAS account',
      text: 'This address was entered as the new email of a NAS account. It counts once you confirm it; until then the account keeps its present email.',
    },
  },
  'email-change-asked': {
    name: { vi: 'Có yêu cầu đổi email', en: 'New email requested' },
    known,
    vi: {
      subject: 'Có yêu cầu đổi email của tài khoản NAS',
      preview: '',
      heading: 'Có yêu cầu đổi email của tài khoản NAS',
      text: 'Có yêu cầu đổi email của tài khoản NAS dùng địa chỉ này. Email mới chỉ có hiệu lực khi chủ của địa chỉ mới xác nhận; đến lúc đó bạn vẫn đăng nhập và nhận thư ở đây.',
    },
    en: {
      subject: 'A new email was requested for your NAS account',
      preview: '',
      heading: 'A new email was requested for your NAS account',
      text: 'A new email was requested for the NAS account with this address. It counts once the owner of the new address confirms it; until then you log in and get mails here.',
    },
  },
  'email-changed': {
    name: { vi: 'Email đã được đổi', en: 'Email changed' },
    known,
    vi: {
      subject: 'Email tài khoản NAS của bạn đã được đổi',
      preview: '',
      heading: 'Email tài khoản NAS của bạn đã được đổi',
      text: 'Tài khoản NAS dùng địa chỉ này vừa được đổi sang một email khác. Từ nay bạn đăng nhập và nhận thư bằng email mới.',
    },
    en: {
      subject: 'The email of your NAS account was changed',
      preview: '',
      heading: 'The email of your NAS account was changed',
      text: 'The NAS account with this address now has another email. From now on the new email signs you in and gets mails.',
    },
  },
  'data-export': {
    name: { vi: 'Bản sao dữ liệu cá nhân', en: 'Copy of personal data' },
    known: ['minutes'],
    vi: {
      subject: 'Bản sao dữ liệu NAS của bạn',
      preview: 'Liên kết dùng được một lần, trong {{minutes}} phút.',
      heading: 'Bản sao dữ liệu NAS của bạn',
      text: 'Bạn đã yêu cầu bản sao dữ liệu cá nhân mà NAS đang giữ. Hãy mở liên kết và đăng nhập để tải về.',
    },
    en: {
      subject: 'A copy of your NAS data',
      preview: 'The link works once, for {{minutes}} minutes.',
      heading: 'A copy of your NAS data',
      text: 'You asked for a copy of the personal data that NAS holds about you. Open the link and sign in to download it.',
    },
  },
  'guest-erasure': {
    name: { vi: 'Xác nhận xóa dữ liệu đơn hàng', en: 'Erasure of order data' },
    known: ['minutes'],
    vi: {
      subject: 'Xác nhận xóa dữ liệu đơn hàng NAS',
      preview: 'Liên kết dùng được một lần, trong {{minutes}} phút.',
      heading: 'Xác nhận xóa dữ liệu đơn hàng NAS',
      text: 'Chúng tôi nhận được yêu cầu xóa thông tin cá nhân khỏi các đơn hàng đặt bằng email này. Hãy mở liên kết để xem và xác nhận.',
    },
    en: {
      subject: 'Confirm the erasure of your NAS order data',
      preview: 'The link works once, for {{minutes}} minutes.',
      heading: 'Confirm the erasure of your NAS order data',
      text: 'The erasure of the personal data of orders placed with this email was requested. If that was you, open the link to read on and confirm.',
    },
  },
} satisfies Record<string, EmailText>
