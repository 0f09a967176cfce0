import { type SubmitEvent, useEffect, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PasswordTexts } from './password-texts.ts'
import { requestMail } from './request-mail.ts'
import { ResetNotice } from './reset-notice.tsx'
import type { MailReason } from './reset-step.store.ts'
import { useAttempt } from './use-attempt.ts'

interface MailFormProps {
  reason: MailReason
  /** An address that was typed before. */
  typed?: string
  locale: Locale
  texts: PasswordTexts
}

export function MailForm({ reason, typed = '', locale, texts }: MailFormProps) {
  const { form, busy, notice, errorOf, answer, begin } = useAttempt(texts)
  const [email, setEmail] = useState(typed)

  // What had the focus is gone when this form replaces another one.
  useEffect(() => {
    if (reason === 'first') return
    form.current?.querySelector<HTMLElement>('[role="alert"], input')?.focus()
  }, [reason, form])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin()
    void requestMail(email, locale)
  }

  return (
    <form className="reset__form" noValidate onSubmit={submit} ref={form}>
      {reason === 'refused' ? (
        <ResetNotice text={notice === undefined ? texts.linkRefused : undefined} />
      ) : (
        <p className="muted">{texts.mailIntro}</p>
      )}
      <TextField
        id="reset-email"
        label={texts.email}
        value={email}
        onChange={(text) => {
          setEmail(text)
          answer('email')
        }}
        error={errorOf('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <ResetNotice text={notice} />
      <SubmitButton busy={busy} label={texts.mailSubmit} busyLabel={texts.mailSubmitting} />
    </form>
  )
}
