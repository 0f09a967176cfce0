import { type InputHTMLAttributes, useState } from 'react'
import { describedBy, FieldFrame } from './field-frame.tsx'

interface SecretInputProps extends InputHTMLAttributes<HTMLInputElement> {
  show: string
  hide: string
}

export function SecretInput({ show, hide, ...input }: SecretInputProps) {
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
        {seen ? hide : show}
      </button>
    </div>
  )
}

interface PasswordFieldProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
  hint?: string
  autoComplete?: 'new-password' | 'current-password'
  error: string | undefined
  show: string
  hide: string
}

/** A password field. No `maxLength`: it would truncate a pasted password silently. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, value, onChange, onLeave, hint, error, show, hide } = props
  const { autoComplete = 'new-password' } = props
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required>
      <SecretInput
        id={id}
        show={show}
        hide={hide}
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
