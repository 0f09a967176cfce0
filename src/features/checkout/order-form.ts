import { nonEmpty, object, pipe, string } from 'valibot'
import {
  consentRules,
  emailRule,
  errorsBy,
  newPasswordRule,
  optionalEmailRule,
  phoneRule,
  placeRules,
  required,
} from '../../forms/field-rules.ts'
import type { FieldErrors as Errors } from '../../forms/form.ts'
import type { Place } from '../../forms/place.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { DraftField, OrderDraft } from './order-draft.ts'

/** Name of the sentence that says what is wrong with a field. */
export type FieldError = Extract<
  keyof CheckoutTexts,
  `${DraftField}${'Required' | 'Invalid' | 'Taken' | 'Short' | 'Long'}`
>

export type FieldErrors = Errors<OrderDraft, FieldError>

/** What an order needs (SPEC §3, §5); the message of each rule is the name of its sentence. */
const formSchema = object({
  name: required('nameRequired'),
  phone: phoneRule,
  email: optionalEmailRule,
  ...placeRules,
  address: required('addressRequired'),
  payment: pipe(string(), nonEmpty('paymentRequired' satisfies FieldError)),
  ...consentRules,
})

/** What it needs when the guest becomes a member with it. */
const withAccount = object({
  ...formSchema.entries,
  email: emailRule,
  password: newPasswordRule,
})

/** Fields in the order in which they stand on the page. */
export const fieldOrder = [
  'name',
  'phone',
  'email',
  'password',
  'province',
  'district',
  'ward',
  'address',
  'note',
  'payment',
  'data',
  'policy',
  'marketing',
  'loyalty',
] as const satisfies readonly DraftField[]

/** The first error of each field; an empty object when the form is complete. */
export const fieldErrors = (draft: OrderDraft): FieldErrors =>
  errorsBy(draft.account ? withAccount : formSchema, draft)

/** A draft that can be ordered. */
export interface CompleteDraft extends OrderDraft {
  province: Place
  district: Place
  ward: Place
  data: true
  policy: true
}

export function isComplete(draft: OrderDraft): draft is CompleteDraft {
  return Object.keys(fieldErrors(draft)).length === 0
}
