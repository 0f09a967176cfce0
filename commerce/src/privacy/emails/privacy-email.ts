import type { EmailKind } from '@nas/domain/email-texts/texts'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { shopPage } from '../../email/layout/email-parts'
import type { Say } from '../../email/layout/email-words'
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
      button: 'Tải dữ liệu của tôi',
      ignore: 'Nếu bạn không yêu cầu, hãy đổi mật khẩu: có người đang dùng tài khoản của bạn.',
    },
    en: {
      button: 'Download my data',
      ignore: 'If it was not you, change your password: somebody is using your account.',
    },
  },
  erasure: {
    vi: {
      button: 'Xem và xác nhận',
      ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: không có gì bị xóa.',
    },
    en: {
      button: 'Read and confirm',
      ignore: 'If it was not you, ignore this mail: nothing is erased.',
    },
  },
}

const kinds = { export: 'data-export', erasure: 'guest-erasure' } as const satisfies Record<
  CodePurpose,
  EmailKind
>

/** The code is in the fragment, which reaches no server log. */
export function composePrivacyEmail(
  purpose: CodePurpose,
  locale: EmailLocale,
  { to, code }: { to: string; code: string },
  say: Say,
): Email {
  const texts = say(kinds[purpose], { minutes: codeMinutes })
  const href = shopPage(locale, `/du-lieu-ca-nhan#${purpose}=${code}`)
  return linkEmail(to, texts, { ...words[purpose][locale], limits: limits[locale], href })
}

function privacyEmail(purpose: CodePurpose): EmailTemplate {
  return async (container, { recipient, locale, data }, say) => {
    const code = await privacyCodes(container).issue(purpose, data.subject ?? '')
    return composePrivacyEmail(purpose, locale, { to: recipient, code }, say)
  }
}

export const dataExport = privacyEmail('export')
export const guestErasure = privacyEmail('erasure')
