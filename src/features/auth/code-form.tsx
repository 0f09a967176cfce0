import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { LoginProblem } from './login-problem.ts'

interface CodeFormProps {
  texts: Texts<'auth'>
  busy: boolean
  problem: LoginProblem | undefined
  onSubmit: (code: string) => void
  onBack: () => void
}

export function CodeForm({ texts, busy, problem, onSubmit, onBack }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // Clears the field for the other kind of code and after a rejection.
  useEffect(() => {
    if (busy) return
    field.current?.focus()
    field.current?.select()
  }, [isRecovery, busy])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(field.current?.value.trim() ?? '')
  }
  return (
    <form className="login__form" noValidate onSubmit={submit}>
      <p className="muted">{isRecovery ? texts.recoveryIntro : texts.codeIntro}</p>
      <div className="field">
        <label htmlFor="login-code">{isRecovery ? texts.recoveryCode : texts.code}</label>
        <input
          key={String(isRecovery)}
          id="login-code"
          ref={field}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize={isRecovery ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={40}
          required
          aria-invalid={problem === 'codeMissing' || problem === 'codeWrong' || undefined}
          aria-describedby={problem === undefined ? undefined : 'login-problem'}
        />
      </div>
      <p id="login-problem" className="field__error" role="alert">
        {problem === undefined ? '' : texts[problem]}
      </p>
      <SubmitButton label={texts.submit} busy={busy} busyLabel={texts.submitting} />
      <button
        type="button"
        className="button button--quiet"
        onClick={() => setIsRecovery(!isRecovery)}
      >
        {isRecovery ? texts.useApp : texts.useRecovery}
      </button>
      <button type="button" className="button button--quiet" onClick={onBack}>
        {texts.codeBack}
      </button>
    </form>
  )
}
