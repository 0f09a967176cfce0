import { randomBytes } from 'node:crypto'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  createLocalReq,
  type PayloadRequest,
} from 'payload'
import { isEditor } from '../access/rules'
import { label, messageFor } from '../labels'
import type { User } from '../payload-types'
import { adminUrl } from '../settings'

/** How long an invitation is valid, in ms; a forgotten password has Payload's hour. */
const invitationAge = 7 * 86_400_000

function linkOf(token: string): string {
  const address = new URL(`/admin/reset/${token}`, adminUrl()).href
  return `<p><a href="${address}">${address}</a></p>`
}

export const paragraph = (text: string) => `<p>${text}</p>`

const resetSubject = label('Đặt lại mật khẩu trang quản trị NAS', 'Reset your password at NAS')
const resetText = label(
  'Có yêu cầu đặt lại mật khẩu cho tài khoản biên tập này. Hãy mở liên kết sau trong vòng một giờ để chọn mật khẩu mới. Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
  'A new password was requested for this editor’s account. Open this link within one hour to choose it. If you did not request it, ignore this mail.',
)

type Sent = { req?: PayloadRequest; token?: string } | undefined

const inLanguageOf = (sent: Sent, text: typeof resetText) =>
  sent?.req ? messageFor(sent.req, text) : text.vi

export const resetMailSubject = (sent: Sent): string => inLanguageOf(sent, resetSubject)

export const resetMailHtml = (sent: Sent): string =>
  paragraph(inLanguageOf(sent, resetText)) + linkOf(sent?.token ?? '')

const welcome = label(
  'Chào mừng bạn đến với trang quản trị nội dung của NAS. Hãy mở liên kết sau trong vòng bảy ngày để chọn mật khẩu và đăng nhập. Quá hạn, hãy dùng “Quên mật khẩu” ở trang đăng nhập.',
  'Welcome to the content admin of NAS. Open this link within seven days to choose a password and sign in. Later, use “Forgot password” on the sign-in page.',
)

/** An invited editor chooses the password; this one is shown to no person. */
export const makePassword: CollectionBeforeValidateHook<User> = ({ data, operation, req }) => {
  if (operation !== 'create' || !isEditor(req)) return data
  return { ...data, password: randomBytes(32).toString('base64url') }
}

/** Both languages, because the new editor has none yet. Without the mail there is no account. */
export const invite: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !isEditor(req)) return
  const { payload } = req
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: doc.email },
    disableEmail: true,
    expiration: invitationAge,
    // In the same transaction; calls by the application are not counted as attempts.
    req: await createLocalReq({ req: { transactionID: req.transactionID } } as never, payload),
  })
  await payload.sendEmail({
    to: doc.email,
    subject: 'Lời mời biên tập NAS · Invitation to NAS',
    html: paragraph(welcome.vi) + paragraph(welcome.en) + linkOf(token),
  })
}
