import { type SubmitEvent, useEffect, useState } from 'react'
import { sendSupport } from '../../api-client/requests.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { FormDone } from '../../forms/form-done.tsx'
import { NameField, PhoneField } from '../../forms/person-fields.tsx'
import { PrivacyNote } from '../../forms/privacy-note.tsx'
import { useForm } from '../../forms/use-form.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $signedIn } from '../../stores/session.store.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  prefillSupport,
  type SupportKind,
  supportFields,
  supportForms,
  supportRefusal,
  supportRequest,
} from './support-form.store.ts'
import type { SupportTexts } from './support-texts.ts'
import { topicsOf } from './topics.ts'

interface SupportFormProps {
  kind: SupportKind
  locale: Locale
  texts: SupportTexts
}

/**
 * Why an island: it keeps what is typed, and sends it without leaving the page.
 * `client:load`: who opens the page is about to type.
 */
export function SupportForm({ kind, locale, texts }: SupportFormProps) {
  const hydrated = useHydrated()
  const form = supportForms[kind]
  const { values, attempt, busy, bind, idOf, errorOf, listed } = useForm(form, texts, kind)
  const [sentBy, setSentBy] = useState<string | null>(null)
  const topics = topicsOf(kind, texts)

  // A member's details fill what is empty, also when the sign-in comes while the page is open.
  useEffect(
    () => $signedIn.subscribe((profile) => prefillSupport(kind, profile, location.search)),
    [kind],
  )

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = values.name.trim()
    const label = topics.find(({ value }) => value === values.type)?.label ?? ''
    const sent = await form.submit(
      async (current) => {
        await sendSupport(supportRequest(kind, current, label))
        return true
      },
      { incomplete: 'problemInvalid', of: supportRefusal },
    )
    if (sent === null) return
    setSentBy(name)
    form.forget()
  }

  if (sentBy !== null) {
    return (
      <FormDone
        title={fill(texts.doneTitle, { name: sentBy })}
        text={texts.doneText}
        again={texts.again}
        onAgain={() => {
          setSentBy(null)
          prefillSupport(kind, $signedIn.get(), '')
        }}
        firstField={idOf('name')}
      />
    )
  }
  return (
    <form
      className="form-card"
      data-island="support"
      data-ready={hydrated ? '' : undefined}
      noValidate
      onSubmit={submit}
    >
      <h2>{kind === 'care' ? texts.careForm : texts.contactForm}</h2>
      <fieldset disabled={!hydrated}>
        <div className="form-row">
          <NameField {...bind('name')} texts={texts} />
          <PhoneField {...bind('phone')} texts={texts} />
        </div>
        <div className={kind === 'care' ? 'form-row' : undefined}>
          {kind === 'care' ? (
            <TextField
              {...bind('order_code')}
              label={texts.order}
              hint={texts.orderHint}
              required
              autoComplete="off"
              maxLength={60}
            />
          ) : null}
          <SelectField
            id={idOf('type')}
            label={kind === 'care' ? texts.problem : texts.topic}
            value={values.type}
            onChange={(type) => form.change('type', type)}
            optionalText={texts.optional}
            placeholder={texts.choose}
            options={topics}
          />
        </div>
        <TextField
          {...bind('message')}
          label={texts.message}
          required={kind === 'contact'}
          optionalText={texts.optional}
          hint={kind === 'care' ? texts.messageHint : undefined}
          error={errorOf('message')}
          autoComplete="off"
          maxLength={5000}
          rows={6}
        />
      </fieldset>
      {attempt.state === 'refused' ? (
        <ErrorSummary
          title={texts[attempt.sentence]}
          errors={listed(supportFields[kind])}
          attempt={attempt}
        />
      ) : null}
      <SubmitButton
        label={texts.send}
        busy={busy}
        busyLabel={texts.sending}
        disabled={!hydrated}
        block={false}
      />
      <PrivacyNote locale={locale} texts={texts} />
    </form>
  )
}
