import { EmailField, NameField, PhoneField } from '../../forms/person-fields.tsx'
import { AccountFields } from './account-fields.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { OrderFormFields } from './use-order-form.ts'

interface FieldsProps {
  form: OrderFormFields
  guest: boolean
  texts: CheckoutTexts
}

export function ReceiverFields({ form, guest, texts }: FieldsProps) {
  return (
    <>
      <NameField {...form.bind('name')} texts={texts} />
      <PhoneField {...form.bind('phone')} texts={texts} />
      <EmailField {...form.bind('email')} texts={texts} required={guest && form.values.account} />
      {guest ? <AccountFields form={form} texts={texts} /> : null}
    </>
  )
}
