import type { ReactNode } from 'react'
import { type ConsentPurpose, consentPurposes } from '../../contract/consents.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { fieldId } from './field-id.ts'
import { changeDraft } from './order-draft.store.ts'
import type { OrderDraft } from './order-draft.ts'
import type { FieldErrors } from './order-form.ts'

interface ConsentsProps {
  draft: OrderDraft
  errors: FieldErrors
  locale: Locale
  texts: CheckoutTexts
}

function PolicyText({ locale, texts }: { locale: Locale; texts: CheckoutTexts }): ReactNode {
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
export function Consents({ draft, errors, locale, texts }: ConsentsProps) {
  const words: Record<ConsentPurpose, ReactNode> = {
    data: texts.consentData,
    policy: <PolicyText locale={locale} texts={texts} />,
    marketing: texts.consentMarketing,
    loyalty: texts.consentLoyalty,
  }
  const tickAll = (ticked: boolean) => {
    for (const purpose of consentPurposes) changeDraft(purpose, ticked)
  }
  return (
    <fieldset className="checkout-consents">
      <legend>{texts.consents}</legend>
      <label className="check checkout-consents__all">
        <input
          type="checkbox"
          checked={consentPurposes.every((purpose) => draft[purpose])}
          onChange={(event) => tickAll(event.target.checked)}
        />
        {texts.consentAll}
      </label>
      {consentPurposes.map((purpose) => {
        const id = fieldId(purpose)
        const error = errors[purpose]
        return (
          <div key={purpose}>
            <label className="check" htmlFor={id}>
              <input
                id={id}
                type="checkbox"
                checked={draft[purpose]}
                required={purpose === 'data' || purpose === 'policy'}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error && `${id}-error`}
                onChange={(event) => changeDraft(purpose, event.target.checked)}
              />
              <span>
                {words[purpose]}{' '}
                <span className="muted">
                  ({purpose === 'data' || purpose === 'policy' ? texts.mandatory : texts.optional})
                </span>
              </span>
            </label>
            {error === undefined ? null : (
              <p className="field__error" id={`${id}-error`}>
                {texts[error]}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
