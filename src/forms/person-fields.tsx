import { TextField } from '../ui/text-field.tsx'
import type { FormTexts } from './form-texts.ts'

/** A text field as `useForm().bind` gives it. */
interface BoundField {
  id: string
  value: string
  onChange: (value: string) => void
  onLeave: () => void
  error: string | undefined
  texts: FormTexts
}

export function NameField({ texts, ...field }: BoundField) {
  return <TextField {...field} label={texts.name} required autoComplete="name" maxLength={120} />
}

export function PhoneField({ texts, ...field }: BoundField) {
  return (
    <TextField
      {...field}
      label={texts.phone}
      hint={texts.phoneHint}
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
    />
  )
}

interface EmailFieldProps extends BoundField {
  required: boolean
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
      maxLength={254}
    />
  )
}

/** House number and street. */
export function StreetField({ texts, ...field }: BoundField) {
  return (
    <TextField
      {...field}
      label={texts.address}
      required
      autoComplete="street-address"
      maxLength={300}
    />
  )
}
