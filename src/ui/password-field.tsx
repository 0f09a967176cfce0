import { describedBy, FieldFrame } from './field-frame.tsx'
import { SecretInput } from './secret-input.tsx'

interface PasswordFieldProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
  hint?: string
  error: string | undefined
  show: string
  hide: string
}

/** A password that somebody chooses. No `maxLength`: it would cut a pasted one without a word. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, value, onChange, onLeave, hint, error, show, hide } = props
  return (
    <FieldFrame {...{ id, label, hint, error }} required>
      <SecretInput
        {...{ id, show, hide, value }}
        name={id}
        required
        autoComplete="new-password"
        onBlur={onLeave}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, hint, error)}
      />
    </FieldFrame>
  )
}
