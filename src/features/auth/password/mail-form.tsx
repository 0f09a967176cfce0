import { emailText } from '@nas/contract/field-schemas'
import { longestEmail } from '@nas/contract/limits'
import { fill } from '@nas/domain/placeholders'
import { type SubmitEvent, useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { forgotPassword } from '../../../api-client/session.ts'
import type { TextProps } from '../../../i18n/catalogues.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { $attempt, askForMail, goToStep, type MailReason } from './reset-step.store.ts'
import {
  type PasswordTexts,
  ResetNotice,
  resetProblemOf,
  sentenceOf,
  useAttempt,
} from './use-attempt.tsx'

/** Never reveals whether the account exists (API §6.12). */
export async function requestMail(typed: string, locale: Locale): Promise<void> {
  if ($attempt.get().state === 'sending') return
  const { success, output: email, issues } = safeParse(emailText, typed)
  if (!success) {
    const fields = { email: sentenceOf('email', issues[0].message) }
    $attempt.set({ state: 'refused', problem: { fields } })
    return
  }
  $attempt.set({ state: 'sending' })
  try {
    await forgotPassword(email, locale)
    goToStep({ step: 'sent', email })
  } catch (error) {
    $attempt.set({ state: 'refused', problem: resetProblemOf(error, 'mailNetwork') })
  }
}

interface MailFormProps extends TextProps<PasswordTexts> {
  reason: MailReason
  typed?: string
}

export function MailForm({ reason, typed = '', locale, texts }: MailFormProps) {
  const { form, busy, notice, errorOf, answer, begin } = useAttempt(texts)
  const [email, setEmail] = useState(typed)

  // Sets the focus, because the focused control disappeared when this form replaced another one.
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
        maxLength={longestEmail}
      />
      <ResetNotice text={notice} />
      <SubmitButton busy={busy} label={texts.mailSubmit} busyLabel={texts.mailSubmitting} />
    </form>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** Shown for every address, so that it does not reveal whether the account exists. */
export function MailSent({ email, texts }: { email: string; texts: PasswordTexts }) {
  return (
    <div className="reset__form">
      <h2 tabIndex={-1} ref={focus}>
        {texts.sentTitle}
      </h2>
      <p className="reset__sent">{fill(texts.sentText, { email })}</p>
      <p className="muted">{texts.sentHint}</p>
      <button type="button" className="button button--outline" onClick={() => askForMail('again')}>
        {texts.sendAgain}
      </button>
    </div>
  )
}
