import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useState } from 'react'
import type { TextProps } from '../../../i18n/catalogues.ts'
import { href } from '../../../i18n/href.ts'
import { notifyNextPage } from '../../../stores/toast.store.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { MailForm, MailSent } from './mail-form.tsx'
import { $resetStep, askForMail, followResetLinks } from './reset-step.store.ts'
import { setPassword } from './set-password.ts'
import { type PasswordTexts, ResetNotice, useAttempt, withLengths } from './use-attempt.tsx'

export function PasswordForm({ locale, texts }: TextProps<PasswordTexts>) {
  const { form, busy, notice, errorOf, answer, begin } = useAttempt(texts)
  const [password, setNew] = useState('')
  const [repeated, setRepeated] = useState('')

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    begin()
    const result = await setPassword({ password, repeated })
    if (result === 'refused') return
    const signedIn = result === 'signedIn'
    notifyNextPage({ variant: 'success', message: signedIn ? texts.saved : texts.savedSignIn })
    location.assign(href(locale, signedIn ? '/' : '/?login=1'))
  }

  return (
    <form className="reset__form" noValidate onSubmit={submit} ref={form}>
      <p className="muted">{texts.passwordIntro}</p>
      <PasswordField
        id="reset-password"
        label={texts.newPassword}
        value={password}
        onChange={(typed) => {
          setNew(typed)
          answer('password', 'repeated')
        }}
        error={errorOf('password')}
        hint={withLengths(texts.passwordHint)}
        texts={texts}
      />
      <PasswordField
        id="reset-repeated"
        label={texts.repeated}
        value={repeated}
        onChange={(typed) => {
          setRepeated(typed)
          answer('repeated')
        }}
        error={errorOf('repeated')}
        texts={texts}
      />
      <ResetNotice text={notice} />
      <SubmitButton busy={busy} label={texts.passwordSubmit} busyLabel={texts.passwordSubmitting} />
      <button type="button" className="button button--quiet" onClick={() => askForMail('again')}>
        {texts.newLink}
      </button>
    </form>
  )
}

/**
 * Why an island: the code of the mailed link is in the fragment, which only the browser sees.
 * `client:load`: it is the page's only content.
 */
export function ResetPassword({ locale, texts }: TextProps<PasswordTexts>) {
  const step = useStore($resetStep)

  useEffect(followResetLinks, [])

  const opening = step.step === 'opening'
  return (
    <div data-island="reset-password" data-ready={opening ? undefined : ''}>
      {opening ? (
        <p className="reset__loading muted" data-needs-js="">
          {texts.loading}
        </p>
      ) : null}
      {step.step === 'mail' ? (
        <MailForm key={step.reason} reason={step.reason} locale={locale} texts={texts} />
      ) : null}
      {step.step === 'sent' ? <MailSent email={step.email} texts={texts} /> : null}
      {step.step === 'password' ? (
        <PasswordForm key={step.code} locale={locale} texts={texts} />
      ) : null}
    </div>
  )
}
