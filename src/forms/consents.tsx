import { type ConsentPurpose, consentPurposes } from '@nas/contract/consents'
import type { ReactNode } from 'react'
import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { ConsentBox } from './consent-box.tsx'
import type { FormTexts } from './form-texts.ts'

/** Without these nothing is sent (SPEC §3). */
const mandatory: readonly ConsentPurpose[] = ['data', 'policy']

interface ConsentsProps {
  idOf: (purpose: ConsentPurpose) => string
  given: Readonly<Record<ConsentPurpose, boolean>>
  errorOf: (purpose: ConsentPurpose) => string | undefined
  onChange: (purpose: ConsentPurpose, ticked: boolean) => void
  /** What the data are processed for: a consent holds for one purpose. */
  dataText: string
  locale: Locale
  texts: FormTexts
}

function PolicyText({ locale, texts }: { locale: Locale; texts: FormTexts }): ReactNode {
  const [before, after] = texts.consentPolicy.split('{{link}}')
  return (
    <>
      {before}
      <a href={href(locale, '/chinh-sach/chinh-sach-bao-mat')} target="_blank" rel="noopener">
        {texts.consentPolicyLink}
      </a>
      {after}
    </>
  )
}

/** One tick for each purpose, none given beforehand; "all" ticks those that are seen (SPEC §3). */
export function Consents(props: ConsentsProps) {
  const { idOf, given, errorOf, onChange, dataText, locale, texts } = props
  const words: Record<ConsentPurpose, ReactNode> = {
    data: dataText,
    policy: <PolicyText locale={locale} texts={texts} />,
    marketing: texts.consentMarketing,
    loyalty: texts.consentLoyalty,
  }
  return (
    <fieldset className="consents">
      <legend>{texts.consents}</legend>
      <label className="check consents__all">
        <input
          type="checkbox"
          checked={consentPurposes.every((purpose) => given[purpose])}
          onChange={(event) => {
            for (const purpose of consentPurposes) onChange(purpose, event.target.checked)
          }}
        />
        {texts.consentAll}
      </label>
      {consentPurposes.map((purpose) => (
        <ConsentBox
          key={purpose}
          id={idOf(purpose)}
          required={mandatory.includes(purpose)}
          given={given[purpose]}
          error={errorOf(purpose)}
          onChange={(ticked) => onChange(purpose, ticked)}
          texts={texts}
        >
          {words[purpose]}
        </ConsentBox>
      ))}
    </fieldset>
  )
}
