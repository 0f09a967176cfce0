import type { MedusaContainer } from '@medusajs/framework/types'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { shopPage } from '../../email/layout/email-parts'
import { type LinkWords, linkEmail, textEmail } from '../../email/layout/text-email'
import type { DueEmail, EmailLocale } from '../../email/module/outgoing-email'
import { confirmHours, revertHours } from '../module/email-changes-table'
import { accounts, isTaken } from '../queries/find-account'
import { emailLinkTokens } from '../workflows/tokens'

const ofNewAddress: Record<EmailLocale, LinkWords> = {
  vi: {
    subject: 'Xác nhận email mới của tài khoản NAS',
    said: 'Địa chỉ này vừa được nhập làm email mới của một tài khoản NAS. Email mới chỉ có hiệu lực khi bạn xác nhận; đến lúc đó tài khoản vẫn dùng email cũ.',
    button: 'Xác nhận email này',
    limits: `Liên kết này dùng được một lần, trong ${confirmHours} giờ.`,
    ignore: 'Nếu bạn không đổi email, hãy bỏ qua thư này: không có gì thay đổi.',
  },
  en: {
    subject: 'Confirm the new email of your NAS account',
    said: 'This address was entered as the new email of a NAS account. It counts once you confirm it; until then the account keeps its present email.',
    button: 'Confirm this email',
    limits: `The link works once, for ${confirmHours} hours.`,
    ignore: 'If you did not change your email, ignore this mail: nothing changes.',
  },
}

const ofTakenAddress: Record<EmailLocale, Pick<LinkWords, 'subject' | 'said' | 'ignore'>> = {
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
    subject: 'Có yêu cầu đổi email của tài khoản NAS',
    said: 'Có yêu cầu đổi email của tài khoản NAS dùng địa chỉ này. Email mới chỉ có hiệu lực khi chủ của địa chỉ mới xác nhận; đến lúc đó bạn vẫn đăng nhập và nhận thư ở đây.',
    button: 'Dừng việc đổi email',
    limits: `Sau khi email mới có hiệu lực, liên kết này còn khôi phục được địa chỉ này trong ${revertHours} giờ.`,
    ignore: 'Nếu chính bạn đổi email, bạn không cần làm gì thêm.',
  },
  en: {
    subject: 'A new email was requested for your NAS account',
    said: 'A new email was requested for the NAS account with this address. It counts once the owner of the new address confirms it; until then you log in and get mails here.',
    button: 'Stop the change',
    limits: `After the new email has taken effect, this link restores this address for ${revertHours} hours.`,
    ignore: 'If it was you, there is nothing to do.',
  },
}

const ofDone: Record<EmailLocale, LinkWords> = {
  vi: {
    subject: 'Email tài khoản NAS của bạn đã được đổi',
    said: 'Tài khoản NAS dùng địa chỉ này vừa được đổi sang một email khác. Từ nay bạn đăng nhập và nhận thư bằng email mới.',
    button: 'Không phải tôi: khôi phục email này',
    limits: `Liên kết này khôi phục địa chỉ này trong ${revertHours} giờ: mọi thiết bị bị đăng xuất và chúng tôi gửi cho bạn liên kết đặt mật khẩu mới.`,
    ignore: 'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
  },
  en: {
    subject: 'The email of your NAS account was changed',
    said: 'The NAS account with this address now has another email. From now on the new email signs you in and gets mails.',
    button: 'It was not me: restore this email',
    limits: `This link restores this address for ${revertHours} hours: all devices are signed out, and we mail you a link to a new password.`,
    ignore: 'If it was you, there is nothing to do.',
  },
}

const mails = {
  confirmation: { purpose: 'confirm', words: ofNewAddress },
  asked: { purpose: 'revert', words: ofAsked },
  done: { purpose: 'revert', words: ofDone },
} as const

/** @param code is in the fragment of the link: it reaches no server log and no other site */
export function composeEmailChange(
  mail: keyof typeof mails,
  locale: EmailLocale,
  { to, code }: { to: string | null; code: string },
): Email {
  const { purpose, words } = mails[mail]
  return linkEmail(to, words[locale], shopPage(locale, `/du-lieu-ca-nhan#${purpose}=${code}`))
}

export function composeTakenEmail(locale: EmailLocale, to: string | null): Email {
  const { subject, said, ignore } = ofTakenAddress[locale]
  return textEmail({ to, subject, paragraphs: [said, ignore] })
}

const changeOf = (container: MedusaContainer, { data }: DueEmail) =>
  accounts(container).emailChanges.find(data.change ?? '')

/** The confirmation link. Only this mail discloses that the new address has an account. */
export const emailConfirmation: EmailTemplate = async (container, email) => {
  const { recipient, locale } = email
  const change = await changeOf(container, email)
  const to = change?.state === 'pending' ? recipient : null
  if (change && (await isTaken(container, change.new_email, change.account_id))) {
    return composeTakenEmail(locale, to)
  }
  const code = emailLinkTokens.confirm.sign({ change: change?.id ?? '' })
  return composeEmailChange('confirmation', locale, { to, code })
}

/** Notifies the former address, with the link that restores it. */
const toFormerAddress =
  (mail: 'asked' | 'done'): EmailTemplate =>
  async (container, email) => {
    const { recipient, locale } = email
    const change = await changeOf(container, email)
    const code = emailLinkTokens.revert.sign({ change: change?.id ?? '' })
    return composeEmailChange(mail, locale, { to: change === undefined ? null : recipient, code })
  }

export const emailChangeAsked = toFormerAddress('asked')

export const emailChanged = toFormerAddress('done')
