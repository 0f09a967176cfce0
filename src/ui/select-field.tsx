import { describedBy, FieldFrame } from './field-frame.tsx'

interface SelectFieldProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  required?: boolean
  optionalText?: string
  error?: string | undefined
  placeholder: string
  options: readonly { value: string; label: string }[]
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, value, onChange, required = false, optionalText, error } = props
  const { placeholder, options } = props
  return (
    <FieldFrame id={id} label={label} required={required} optionalText={optionalText} error={error}>
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
