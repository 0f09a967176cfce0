import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { TextProps } from '../../../i18n/catalogues.ts'
import { MailForm, MailSent } from './mail-form.tsx'
import { $resetStep, askForMail } from './reset-step.store.ts'
import type { PasswordTexts } from './use-attempt.tsx'

export interface ForgotPopupProps extends TextProps<PasswordTexts> {
  email: string
  onBack: () => void
}

export function ForgotPopup({ email, locale, texts, onBack }: ForgotPopupProps) {
  const step = useStore($resetStep)

  useEffect(() => askForMail('again'), [])

  return (
    <div className="login__form">
      {step.step === 'sent' ? (
        <MailSent email={step.email} texts={texts} />
      ) : (
        <MailForm key={step.step} reason="again" typed={email} locale={locale} texts={texts} />
      )}
      <button type="button" className="button button--quiet" onClick={onBack}>
        {texts.backToSignIn}
      </button>
    </div>
  )
}
