import { describedBy, FieldFrame } from './field-frame.tsx'
import type { InputProps } from './text-field.tsx'

interface SelectFieldProps extends Omit<InputProps, 'error'> {
  required?: boolean
  error?: string | undefined
  placeholder: string
  options: readonly { value: string; label: string }[]
}

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, onLeave, required = false, placeholder, options, ...frame } = props
  const { id, hint, error } = frame
  return (
    <FieldFrame {...frame} required={required} error={error}>
      <select
        id={id}
        name={id}
        value={value}
        required={required}
        onBlur={onLeave}
        {...describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
