import { type ConsentPurpose, consentPurposes, requiredConsents } from '@nas/contract/consents'
import { fill } from '@nas/domain/placeholders'
import type { ReactNode } from 'react'
import type { TextProps } from '../i18n/catalogues.ts'
import { href } from '../i18n/href.ts'
import { describedBy } from '../ui/field-frame.tsx'
import { Icon } from '../ui/icon.tsx'
import type { FormTexts } from './form-fields.ts'

interface ConsentBoxProps {
  id: string
  required: boolean
  given: boolean
  error: string | undefined
  onChange: (ticked: boolean) => void
  texts: FormTexts
  children: ReactNode
}

function ConsentBox(props: ConsentBoxProps) {
  const { id, required, given, error, onChange, texts, children } = props
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={given}
          required={required}
          {...describedBy(id, undefined, error)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {children} <span className="muted">({required ? texts.mandatory : texts.optional})</span>
        </span>
      </label>
      {error === undefined ? null : (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Required before anything is sent (SPEC §3). */
const mandatory: readonly ConsentPurpose[] = requiredConsents

export type EarlierConsents = Partial<Record<ConsentPurpose, string>>

interface ConsentsProps extends TextProps<FormTexts> {
  /** View model of a form with `consentFields`. */
  form: {
    idOf: (purpose: ConsentPurpose) => string
    values: Readonly<Record<ConsentPurpose, boolean>>
    errorOf: (purpose: ConsentPurpose) => string | undefined
    store: { change: (purpose: ConsentPurpose, ticked: boolean) => void }
  }
  /** Displayed as given, and not requested again. */
  earlier?: EarlierConsents
  /** Purpose of the data processing: a consent covers one purpose. */
  dataText: string
  /** Replaces `dataText` for a consent that was given before. */
  dataGivenText?: string
}

function PolicyText({ locale, texts }: TextProps<FormTexts>): ReactNode {
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

function GivenConsents({ earlier = {}, dataGivenText = '', locale, texts }: ConsentsProps) {
  const words: Record<ConsentPurpose, string> = {
    data: dataGivenText,
    policy: texts.consentPolicyGiven,
    marketing: texts.consentMarketingGiven,
    loyalty: texts.consentLoyaltyGiven,
  }
  return (
    <>
      <ul className="consents__given">
        {consentPurposes.map((purpose) =>
          earlier[purpose] === undefined ? null : (
            <li key={purpose}>
              <Icon name="check" />
              {fill(texts.consentGivenAt, { date: earlier[purpose], what: words[purpose] })}
            </li>
          ),
        )}
      </ul>
      <a className="text-link" href={href(locale, '/thanh-vien-nas')}>
        {texts.consentsChange}
      </a>
    </>
  )
}

/** One checkbox per purpose, none ticked; "all" ticks the visible ones (SPEC §3). */
export function Consents(props: ConsentsProps) {
  const { form, earlier = {}, dataText, locale, texts } = props
  const { values: given, store } = form
  const words: Record<ConsentPurpose, ReactNode> = {
    data: dataText,
    policy: <PolicyText locale={locale} texts={texts} />,
    marketing: texts.consentMarketing,
    loyalty: texts.consentLoyalty,
  }
  const asked = consentPurposes.filter((purpose) => earlier[purpose] === undefined)
  return (
    <fieldset className="consents">
      <legend>{texts.consents}</legend>
      {asked.length === consentPurposes.length ? null : <GivenConsents {...props} />}
      {asked.length < 2 ? null : (
        <label className="check consents__all">
          <input
            type="checkbox"
            checked={asked.every((purpose) => given[purpose])}
            onChange={(event) => {
              for (const purpose of asked) store.change(purpose, event.target.checked)
            }}
          />
          {texts.consentAll}
        </label>
      )}
      {asked.map((purpose) => (
        <ConsentBox
          key={purpose}
          id={form.idOf(purpose)}
          required={mandatory.includes(purpose)}
          given={given[purpose]}
          error={form.errorOf(purpose)}
          onChange={(ticked) => store.change(purpose, ticked)}
          texts={texts}
        >
          {words[purpose]}
        </ConsentBox>
      ))}
    </fieldset>
  )
}
