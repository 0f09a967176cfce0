import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface InputProps extends Omit<FieldFrameProps, 'required' | 'children'> {
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
}

interface TextFieldProps extends InputProps {
  required?: boolean
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'tel' | 'email' | 'numeric'
  autoComplete: HTMLInputAutoCompleteAttribute
  maxLength: number | undefined
  rows?: number
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, onLeave, required = false, type = 'text', inputMode } = props
  const { autoComplete, maxLength, rows = 1, ...frame } = props
  const { id, hint, error } = frame
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
    <FieldFrame {...frame} required={required}>
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
