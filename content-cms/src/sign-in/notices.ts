import type { PayloadRequest } from 'payload'
import { type Label, label } from '../labels'
import { paragraph } from './account-mails'

interface Notice {
  subject: Label
  text: Label
}

const foreign = label(
  'Nếu không phải vậy, hãy đặt mật khẩu mới ngay bằng “Quên mật khẩu” ở trang đăng nhập và báo cho quản lý.',
  'If this was not you, set a new password at once by “Forgot password” on the sign-in page, and tell a manager.',
)

const notices = {
  factorChanged: {
    subject: label(
      'Xác thực hai bước của tài khoản biên tập vừa đổi',
      'Your second factor was changed',
    ),
    text: label(
      'Ứng dụng xác thực của tài khoản biên tập NAS của bạn vừa được cài đặt, đổi hoặc gỡ. Các thiết bị khác đã được đăng xuất. Nếu chính bạn hoặc quản lý đã làm theo yêu cầu của bạn, bạn không cần làm gì thêm.',
      'The authenticator app of your NAS editor account was set up, changed or removed. Other devices were signed out. If you did this, or asked a manager to do it, no action is needed.',
    ),
  },
  recoveryCodeUsed: {
    subject: label('Một mã khôi phục vừa được dùng', 'A recovery code was used'),
    text: label(
      'Tài khoản biên tập NAS của bạn vừa được đăng nhập bằng mật khẩu và một mã khôi phục. Nếu chính bạn đã đăng nhập, hãy cài ứng dụng xác thực trên điện thoại mới ở trang tài khoản.',
      'A password and a recovery code were used to sign in to your NAS editor account. If this was you, set up the authenticator app on your new phone, on your account page.',
    ),
  },
  staffLinked: {
    subject: label(
      'Tài khoản biên tập vừa được nối với tài khoản nhân viên',
      'Your editor account was linked to an account of staff',
    ),
    text: label(
      'Từ nay ai đăng nhập trang vận hành NAS bằng tài khoản nhân viên đó cũng vào được trang nội dung với tên của bạn. Bạn có thể bỏ nối ở trang tài khoản.',
      'From now on, signing in to the NAS back office with that account also opens the content admin in your name. You can unlink it on your account page.',
    ),
  },
} satisfies Record<string, Notice>

/** Payload logs why a mail was not sent; the change itself stays. */
async function send(
  { payload }: PayloadRequest,
  to: string,
  { subject, text }: Notice,
  advice: Label = foreign,
): Promise<void> {
  const html = [text.vi, advice.vi, text.en, advice.en].map(paragraph).join('')
  const mail = { to, subject: `${subject.vi} · ${subject.en}`, html }
  await payload.sendEmail(mail).catch(() => undefined)
}

/** In both languages: the owner may not be the caller. Sent after the change is stored. */
export const sendNotice = (
  req: PayloadRequest,
  notice: keyof typeof notices,
  to: string,
): Promise<void> => send(req, to, notices[notice])

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** To all other managers, so that a removal by a stolen session does not pass unseen. */
export async function notifyManagers(
  req: PayloadRequest,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const others = { role: { equals: 'manager' }, id: { not_in: [id, Number(req.user?.id)] } }
  const { docs } = await req.payload.find({ collection: 'users', where: others, depth: 0, req })
  const [by, of] = [String(Object(req.user).email), email].map(escaped)
  const notice = {
    subject: label(
      'Xác thực hai bước của một biên tập viên vừa bị gỡ',
      'A second factor was removed',
    ),
    text: label(
      `${by} vừa gỡ xác thực hai bước của ${of}.`,
      `${by} has removed the second factor of ${of}.`,
    ),
  }
  const advice = label(
    'Thư này được gửi đến mọi quản lý khác. Nếu bạn thấy bất thường, hãy hỏi người đã thực hiện.',
    'All other managers get this mail. If it looks wrong, ask the manager who made the change.',
  )
  await Promise.all(docs.map((manager) => send(req, manager.email, notice, advice)))
}
