import { EmailField, NameField, PhoneField } from '../../forms/person-fields.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { OrderFormFields } from './use-order-form.ts'

interface FieldsProps {
  form: OrderFormFields
  texts: CheckoutTexts
}

export function ReceiverFields({ form, texts }: FieldsProps) {
  return (
    <>
      <NameField {...form.bind('name')} texts={texts} />
      <PhoneField {...form.bind('phone')} texts={texts} />
      <EmailField {...form.bind('email')} texts={texts} required={false} />
    </>
  )
}
