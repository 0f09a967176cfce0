import { describedBy, FieldFrame } from './field-frame.tsx'
import type { InputProps } from './text-field.tsx'

interface SelectFieldProps extends Omit<InputProps, 'error' | 'onLeave'> {
  required?: boolean
  error?: string | undefined
  placeholder: string
  options: readonly { value: string; label: string }[]
}

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, required = false, placeholder, options, error, ...frame } = props
  const { id } = frame
  return (
    <FieldFrame {...frame} required={required} error={error}>
      <select
        id={id}
        name={id}
        value={value}
        required={required}
        {...describedBy(id, undefined, error)}
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
