import { TextField } from '../ui/text-field.tsx'
import type { FormTexts } from './form-fields.ts'

interface BoundField {
  id: string
  value: string
  onChange: (value: string) => void
  onLeave: () => void
  error: string | undefined
  required: boolean
  maxLength: number | undefined
  texts: FormTexts
}

export function NameField({ texts, ...field }: BoundField) {
  return <TextField {...field} label={texts.name} autoComplete="name" />
}

export function PhoneField({ texts, ...field }: BoundField) {
  return (
    <TextField
      {...field}
      label={texts.phone}
      hint={texts.phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  )
}

interface EmailFieldProps extends BoundField {
  label?: string
}

export function EmailField({ texts, required, label = texts.email, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      {...(required ? { required } : { optionalText: texts.optional })}
      type="email"
      inputMode="email"
      autoComplete="email"
    />
  )
}

export function StreetField({ texts, ...field }: BoundField) {
  return <TextField {...field} label={texts.address} autoComplete="street-address" />
}
