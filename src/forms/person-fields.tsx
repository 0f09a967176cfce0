import { TextField } from '../ui/text-field.tsx'
import type { FormTexts } from './form-fields.ts'
import type { useForm } from './use-form.ts'

type BoundField = ReturnType<ReturnType<typeof useForm>['bind']> & { texts: FormTexts }

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

export function EmailField(props: BoundField & { label?: string }) {
  const { texts, required, label = texts.email, ...field } = props

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
