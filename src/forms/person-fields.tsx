import { meantEmail } from '@nas/domain/contact'
import { fill } from '@nas/domain/placeholders'
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

/** @param props.hint shown unless the address looks mistyped */
export function EmailField(props: BoundField & { label?: string; hint?: string }) {
  const { texts, required, label = texts.email, hint, ...field } = props
  const meant = meantEmail(field.value)

  return (
    <TextField
      {...field}
      label={label}
      hint={meant === null ? hint : fill(texts.emailMeant, { email: meant })}
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
