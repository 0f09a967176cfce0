import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { MailForm, MailSent } from './mail-form.tsx'
import { PasswordForm } from './password-form.tsx'
import type { PasswordTexts } from './reset-problem.ts'
import { $resetStep, followResetLinks } from './reset-step.store.ts'

interface ResetPasswordProps {
  locale: Locale
  texts: PasswordTexts
}

/**
 * Why an island: the code of the mailed link stands behind the #, which only the browser knows.
 * `client:load`: it is what the page is for.
 */
export function ResetPassword({ locale, texts }: ResetPasswordProps) {
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
