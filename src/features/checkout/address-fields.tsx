import { StreetField } from '../../forms/person-fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import { orderForm } from './order-draft.store.ts'
import type { OrderFormFields } from './use-order-form.ts'

interface FieldsProps {
  form: OrderFormFields
  texts: CheckoutTexts
}

export function AddressFields({ form, texts }: FieldsProps) {
  return (
    <>
      <PlaceFields
        idOf={form.idOf}
        chosen={form.values}
        errorOf={form.errorOf}
        onChange={orderForm.change}
        texts={texts}
      />
      <StreetField {...form.bind('address')} texts={texts} />
      <TextField
        {...form.bind('note')}
        label={texts.note}
        optionalText={texts.optional}
        autoComplete="off"
        maxLength={1000}
        rows={3}
      />
    </>
  )
}
