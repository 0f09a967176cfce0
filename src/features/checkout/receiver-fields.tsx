import { TextField } from '../../ui/text-field.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import { fieldId } from './field-id.ts'
import { changeDraft, checkField } from './order-draft.store.ts'
import type { OrderDraft } from './order-draft.ts'
import type { FieldErrors } from './order-form.ts'

interface FieldsProps {
  draft: OrderDraft
  errors: FieldErrors
  texts: CheckoutTexts
}

export function ReceiverFields({ draft, errors, texts }: FieldsProps) {
  const errorOf = (field: 'name' | 'phone' | 'email') => {
    const error = errors[field]
    return error && texts[error]
  }
  return (
    <>
      <TextField
        id={fieldId('name')}
        label={texts.name}
        value={draft.name}
        onChange={(name) => changeDraft('name', name)}
        error={errorOf('name')}
        required
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        id={fieldId('phone')}
        label={texts.phone}
        value={draft.phone}
        onChange={(phone) => changeDraft('phone', phone)}
        onLeave={() => checkField('phone')}
        error={errorOf('phone')}
        hint={texts.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <TextField
        id={fieldId('email')}
        label={texts.email}
        value={draft.email}
        onChange={(email) => changeDraft('email', email)}
        onLeave={() => checkField('email')}
        error={errorOf('email')}
        optionalText={texts.optional}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
    </>
  )
}
