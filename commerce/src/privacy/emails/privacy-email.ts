import type { Email, EmailTemplate } from '../../email/layout/email'
import { shopPage } from '../../email/layout/email-parts'
import { type LinkWords, linkEmail } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { type CodePurpose, codeMinutes, privacyCodes } from '../module/service'

const limits: Record<EmailLocale, string> = {
  vi: `Liên kết dùng được một lần, trong ${codeMinutes} phút.`,
  en: `The link works once, for ${codeMinutes} minutes.`,
}

const words: Record<CodePurpose, Record<EmailLocale, Omit<LinkWords, 'limits'>>> = {
  export: {
    vi: {
      subject: 'Bản sao dữ liệu NAS của bạn',
      said: 'Bạn đã yêu cầu bản sao dữ liệu cá nhân mà NAS đang giữ. Hãy mở liên kết và đăng nhập để tải về.',
      button: 'Tải dữ liệu của tôi',
      ignore: 'Nếu bạn không yêu cầu, hãy đổi mật khẩu: có người đang dùng tài khoản của bạn.',
    },
    en: {
      subject: 'A copy of your NAS data',
      said: 'You asked for a copy of the personal data that NAS holds about you. Open the link and sign in to download it.',
      button: 'Download my data',
      ignore: 'If it was not you, change your password: somebody is using your account.',
    },
  },
  erasure: {
    vi: {
      subject: 'Xác nhận xóa dữ liệu đơn hàng NAS',
      said: 'Chúng tôi nhận được yêu cầu xóa thông tin cá nhân khỏi các đơn hàng đặt bằng email này. Hãy mở liên kết để xem và xác nhận.',
      button: 'Xem và xác nhận',
      ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: không có gì bị xóa.',
    },
    en: {
      subject: 'Confirm the erasure of your NAS order data',
      said: 'Somebody, probably you, asked to erase the personal data of orders placed with this email. Open the link to read on and confirm.',
      button: 'Read and confirm',
      ignore: 'If it was not you, ignore this mail: nothing is erased.',
    },
  },
}

/** The code is in the fragment, which reaches no server log. */
export function composePrivacyEmail(
  purpose: CodePurpose,
  locale: EmailLocale,
  { to, code }: { to: string; code: string },
): Email {
  const lifetime = { preview: limits[locale], limits: limits[locale] }
  const href = shopPage(locale, `/du-lieu-ca-nhan#${purpose}=${code}`)
  return linkEmail(to, { ...words[purpose][locale], ...lifetime }, href)
}

function privacyEmail(purpose: CodePurpose): EmailTemplate {
  return async (container, { recipient, locale, data }) => {
    const code = await privacyCodes(container).issue(purpose, data.subject ?? '')
    return composePrivacyEmail(purpose, locale, { to: recipient, code })
  }
}

export const dataExport = privacyEmail('export')
export const guestErasure = privacyEmail('erasure')
