import { type InputHTMLAttributes, useState } from 'react'
import { describedBy, FieldFrame } from './field-frame.tsx'
import type { InputProps } from './text-field.tsx'

interface ShowTexts {
  texts: Record<'showPassword' | 'hidePassword', string>
}

type SecretInputProps = InputHTMLAttributes<HTMLInputElement> & ShowTexts

export function SecretInput({ texts, ...input }: SecretInputProps) {
  const [seen, setSeen] = useState(false)
  return (
    <div className="secret">
      <input
        {...input}
        type={seen ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="secret__eye"
        aria-controls={input.id}
        onClick={() => setSeen(!seen)}
      >
        {seen ? texts.hidePassword : texts.showPassword}
      </button>
    </div>
  )
}

interface PasswordFieldProps extends InputProps, ShowTexts {
  autoComplete?: 'new-password' | 'current-password'
}

/** A password field. No `maxLength`: it would truncate a pasted password silently. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onLeave, texts } = props
  const { autoComplete = 'new-password', ...frame } = props
  const { id, hint, error } = frame
  return (
    <FieldFrame {...frame} required>
      <SecretInput
        id={id}
        texts={texts}
        value={value}
        name={id}
        required
        onBlur={onLeave}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, hint, error)}
      />
    </FieldFrame>
  )
}
