import { useEffect, useRef } from 'react'
import { fill } from '../../../i18n/fill.ts'
import type { PasswordTexts } from './password-texts.ts'
import { askForMail } from './reset-step.store.ts'

/** The same for every address: it does not tell whether there is such an account. */
export function MailSent({ email, texts }: { email: string; texts: PasswordTexts }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="reset__form">
      <h2 tabIndex={-1} ref={heading}>
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
