import { formatMoment } from '@nas/domain/dates'
import { languageOf } from '../labels'

const texts = {
  vi: {
    title: 'Xác thực hai bước',
    due: 'Tài khoản của bạn cần xác thực hai bước. Hãy cài ứng dụng xác thực để làm việc tiếp.',
    off: 'Ngoài mật khẩu, mỗi lần đăng nhập cần một mã từ ứng dụng xác thực trên điện thoại, như Google Authenticator.',
    on: (at: string, codes: number) =>
      `Ứng dụng xác thực được cài lúc ${formatMoment(at)}. Còn ${codes} mã khôi phục.`,
    few: 'Sắp hết mã khôi phục: hãy tạo mã mới.',
    setUp: 'Cài ứng dụng xác thực',
    move: 'Chuyển sang điện thoại mới',
    renew: 'Tạo mã khôi phục mới',
    remove: 'Tắt xác thực hai bước',
    removing: 'Sau khi tắt, chỉ cần mật khẩu để đăng nhập. Các thiết bị khác sẽ được đăng xuất.',
    proving: 'Hãy xác nhận đây là bạn.',
    colleagueOff: 'Biên tập viên này chưa cài ứng dụng xác thực.',
    colleagueOn: (at: string) => `Biên tập viên này có ứng dụng xác thực từ ${formatMoment(at)}.`,
    colleagueRemove: 'Gỡ xác thực hai bước',
    colleagueRemoving:
      'Chỉ gỡ khi chính người đó đã báo mất điện thoại. Mọi phiên của họ kết thúc và họ nhận thư báo.',
    currentPassword: 'Mật khẩu hiện tại của bạn',
    code: 'Mã trong ứng dụng xác thực của bạn, hoặc một mã khôi phục',
    newCode: 'Mã sáu số mà ứng dụng hiện ra',
    next: 'Tiếp tục',
    confirm: 'Xác nhận',
    cancel: 'Hủy',
    scan: 'Quét mã QR bằng ứng dụng xác thực, hoặc nhập khóa bên dưới vào ứng dụng.',
    qr: 'Mã QR cho ứng dụng xác thực',
    secret: 'Khóa',
    codes: 'Mã khôi phục của bạn',
    codesText:
      'Mỗi mã thay ứng dụng một lần khi bạn mất điện thoại. Hãy cất ở nơi an toàn: các mã chỉ hiện ra lúc này.',
    copy: 'Sao chép',
    copied: 'Đã sao chép.',
    notCopied: 'Trình duyệt không cho sao chép. Hãy chọn và chép tay.',
    save: 'Lưu thành tệp',
    file: 'ma-khoi-phuc-bien-tap-NAS.txt',
    kept: 'Tôi đã cất các mã',
    removed: 'Đã tắt xác thực hai bước.',
    failed: 'Chưa thực hiện được. Hãy kiểm tra kết nối rồi thử lại.',
    unread: 'Chưa đọc được. Hãy tải lại trang.',
  },
  en: {
    title: 'Second factor',
    due: 'Your account needs a second factor. Set up an authenticator app to continue.',
    off: 'Besides the password, each sign-in then needs a code from an authenticator app on your phone, such as Google Authenticator.',
    on: (at: string, codes: number) =>
      `The authenticator app was set up ${formatMoment(at)}. ${codes} recovery codes are left.`,
    few: 'Few recovery codes are left: make new ones.',
    setUp: 'Set up an authenticator app',
    move: 'Move to a new phone',
    renew: 'Make new recovery codes',
    remove: 'Switch the second factor off',
    removing: 'Afterwards the password is enough to sign in. Other devices are signed out.',
    proving: 'Confirm that it is you.',
    colleagueOff: 'This editor has no authenticator app.',
    colleagueOn: (at: string) => `This editor has an authenticator app since ${formatMoment(at)}.`,
    colleagueRemove: 'Remove the second factor',
    colleagueRemoving:
      'Only when they have reported a lost phone themselves. All their sessions end and they get a mail.',
    currentPassword: 'Your current password',
    code: 'Code of your authenticator app, or a recovery code',
    newCode: 'Six digits that the app shows',
    next: 'Continue',
    confirm: 'Confirm',
    cancel: 'Cancel',
    scan: 'Scan the QR code with the authenticator app, or enter the key below in the app.',
    qr: 'QR code for the authenticator app',
    secret: 'Key',
    codes: 'Your recovery codes',
    codesText:
      'Each code replaces the app once if you lose your phone. Keep them in a safe place: they are shown only now.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying. Select and copy them by hand.',
    save: 'Save as a file',
    file: 'NAS-editor-recovery-codes.txt',
    kept: 'I have stored the codes',
    removed: 'The second factor is off.',
    failed: 'This did not work. Check your connection and try again.',
    unread: 'This could not be read. Reload the page.',
  },
}

type FactorTexts = (typeof texts)['vi']

export const textsOf = (language: string): FactorTexts => texts[languageOf(language)]
