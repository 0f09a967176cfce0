import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import type { FormTexts } from './form-texts.ts'

interface PrivacyNoteProps {
  locale: Locale
  texts: Pick<FormTexts, 'privacyNote' | 'consentPolicyLink'>
}

/** What happens with what is sent where no consent is asked for: it is used to answer, only. */
export function PrivacyNote({ locale, texts }: PrivacyNoteProps) {
  const [before, after] = texts.privacyNote.split('{{link}}')
  return (
    <p className="form-card__note">
      {before}
      <a href={href(locale, '/chinh-sach/chinh-sach-bao-mat')} target="_blank" rel="noopener">
        {texts.consentPolicyLink}
      </a>
      {after}
    </p>
  )
}
