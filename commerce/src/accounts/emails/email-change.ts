import type { MedusaContainer } from '@medusajs/framework/types'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { shopPage } from '../../email/layout/email-parts'
import type { Say } from '../../email/layout/email-words'
import { type LinkWords, linkEmail, textEmail } from '../../email/layout/text-email'
import type { DueEmail, EmailLocale } from '../../email/module/outgoing-email'
import { confirmHours, revertHours } from '../module/email-changes-table'
import { accounts, isTaken } from '../queries/find-account'
import { emailLinkTokens } from '../workflows/tokens'

const ofNewAddress: Record<EmailLocale, LinkWords> = {
  vi: {
    button: 'Xác nhận email này',
    limits: `Liên kết này dùng được một lần, trong ${confirmHours} giờ.`,
    ignore: 'Nếu bạn không đổi email, hãy bỏ qua thư này: không có gì thay đổi.',
  },
  en: {
    button: 'Confirm this email',
    limits: `The link works once, for ${confirmHours} hours.`,
    ignore: 'If you did not change your email, ignore this mail: nothing changes.',
  },
}

const ofTakenAddress: Record<EmailLocale, { subject: string; said: string; ignore: string }> = {
  vi: {
    subject: 'Email này đã có tài khoản NAS',
    said: 'Địa chỉ này vừa được nhập làm email mới của một tài khoản NAS khác, nhưng đã có tài khoản của riêng mình. Mỗi email chỉ dùng cho một tài khoản, nên không có gì thay đổi.',
    ignore: 'Nếu đó là bạn, hãy đăng nhập bằng email này như thường lệ, hoặc chọn một email khác.',
  },
  en: {
    subject: 'This email has a NAS account already',
    said: 'This address was entered as the new email of another NAS account, but it has an account of its own. An email belongs to one account only, so nothing changes.',
    ignore: 'If it was you, log in with this email, or choose another email.',
  },
}

const ofAsked: Record<EmailLocale, LinkWords> = {
  vi: {
    button: 'Dừng việc đổi email',
    limits: `Sau khi email mới có hiệu lực, liên kết này còn khôi phục được địa chỉ này trong ${revertHours} giờ.`,
    ignore: 'Nếu chính bạn đổi email, bạn không cần làm gì thêm.',
  },
  en: {
    button: 'Stop the change',
    limits: `After the new email has taken effect, this link restores this address for ${revertHours} hours.`,
    ignore: 'If it was you, there is nothing to do.',
  },
}

const ofDone: Record<EmailLocale, LinkWords> = {
  vi: {
    button: 'Không phải tôi: khôi phục email này',
    limits: `Liên kết này khôi phục địa chỉ này trong ${revertHours} giờ: mọi thiết bị bị đăng xuất và chúng tôi gửi cho bạn liên kết đặt mật khẩu mới.`,
    ignore: 'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
  },
  en: {
    button: 'It was not me: restore this email',
    limits: `This link restores this address for ${revertHours} hours: all devices are signed out, and we mail you a link to a new password.`,
    ignore: 'If it was you, there is nothing to do.',
  },
}

const mails = {
  'email-confirmation': { purpose: 'confirm', words: ofNewAddress },
  'email-change-asked': { purpose: 'revert', words: ofAsked },
  'email-changed': { purpose: 'revert', words: ofDone },
} as const

/** @param code is in the fragment of the link: it reaches no server log and no other site */
export function composeEmailChange(
  mail: keyof typeof mails,
  locale: EmailLocale,
  { to, code }: { to: string | null; code: string },
  say: Say,
): Email {
  const { purpose, words } = mails[mail]
  const href = shopPage(locale, `/du-lieu-ca-nhan#${purpose}=${code}`)
  return linkEmail(to, say(mail), { ...words[locale], href })
}

export function composeTakenEmail(locale: EmailLocale, to: string | null): Email {
  const { subject, said, ignore } = ofTakenAddress[locale]
  return textEmail({ to, subject, paragraphs: [said, ignore] })
}

const changeOf = (container: MedusaContainer, { data }: DueEmail) =>
  accounts(container).emailChanges.find(data.change ?? '')

/** The confirmation link. Only this mail discloses that the new address has an account. */
export const emailConfirmation: EmailTemplate = async (container, email, say) => {
  const { recipient, locale } = email
  const change = await changeOf(container, email)
  const to = change?.state === 'pending' ? recipient : null
  if (change && (await isTaken(container, change.new_email, change.account_id))) {
    return composeTakenEmail(locale, to)
  }
  const code = emailLinkTokens.confirm.sign({ change: change?.id ?? '' })
  return composeEmailChange('email-confirmation', locale, { to, code }, say)
}

/** Notifies the former address, with the link that restores it. */
const toFormerAddress =
  (mail: 'email-change-asked' | 'email-changed'): EmailTemplate =>
  async (container, email, say) => {
    const { recipient, locale } = email
    const change = await changeOf(container, email)
    const code = emailLinkTokens.revert.sign({ change: change?.id ?? '' })
    const to = change === undefined ? null : recipient
    return composeEmailChange(mail, locale, { to, code }, say)
  }

export const emailChangeAsked = toFormerAddress('email-change-asked')

export const emailChanged = toFormerAddress('email-changed')
