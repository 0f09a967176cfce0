import { useEffect, useRef } from 'react'
import { fill } from '../../../i18n/fill.ts'
import type { RegisterTexts } from './register-form.ts'

interface RegisterMailedProps {
  email: string
  texts: RegisterTexts
}

/** The same for every address: it does not tell whether there is such an account (ADR 0074). */
export function RegisterMailed({ email, texts }: RegisterMailedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="register__form">
      <h2 tabIndex={-1} ref={heading}>
        {texts.mailedTitle}
      </h2>
      <p className="register__mailed">{fill(texts.mailedText, { email })}</p>
      <p className="muted">{texts.mailedHint}</p>
    </div>
  )
}
