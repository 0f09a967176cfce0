import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { describedBy, FieldFrame } from './field-frame.tsx'

interface TextFieldProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
  required?: boolean
  optionalText?: string
  hint?: string
  error: string | undefined
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'tel' | 'email' | 'numeric'
  autoComplete: HTMLInputAutoCompleteAttribute
  maxLength: number | undefined
  rows?: number
}

export function TextField(props: TextFieldProps) {
  const { id, label, value, onChange, onLeave, required = false, optionalText, hint, error } = props
  const { type = 'text', inputMode, autoComplete, maxLength, rows = 1 } = props
  const common = {
    id,
    name: id,
    value,
    required,
    maxLength,
    autoComplete,
    onBlur: onLeave,
    ...describedBy(id, hint, error),
  }
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      optionalText={optionalText}
      hint={hint}
      error={error}
    >
      {rows > 1 ? (
        <textarea rows={rows} {...common} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          type={type}
          inputMode={inputMode}
          {...common}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
