import { useForm } from '../../forms/use-form.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { orderForm } from './order-draft.store.ts'

export function useOrderForm(texts: CheckoutTexts) {
  return useForm(orderForm, texts, 'checkout')
}

export type OrderFormFields = ReturnType<typeof useOrderForm>
