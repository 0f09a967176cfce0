import { isEmail, isPhone } from '@nas/domain'
import {
  check,
  literal,
  nonEmpty,
  nullable,
  object,
  pipe,
  safeParse,
  string,
  trim,
  unknown,
} from 'valibot'
import type { Texts } from '../../i18n/catalogues.ts'
import type { DraftField, OrderDraft, Place } from './order-draft.ts'

/** Name of the sentence that says what is wrong with a field. */
export type FieldError = Extract<keyof Texts<'checkout'>, `${DraftField}${'Required' | 'Invalid'}`>

export type FieldErrors = Partial<Record<DraftField, FieldError>>

const chosen = (error: FieldError) =>
  pipe(
    nullable(unknown()),
    check((value) => value !== null, error),
  )

/** What an order needs (SPEC §3, §5); the message of each rule is the name of its sentence. */
const formSchema = object({
  name: pipe(string(), trim(), nonEmpty('nameRequired' satisfies FieldError)),
  phone: pipe(
    string(),
    trim(),
    nonEmpty('phoneRequired' satisfies FieldError),
    check(isPhone, 'phoneInvalid' satisfies FieldError),
  ),
  email: pipe(
    string(),
    trim(),
    check((email) => email === '' || isEmail(email), 'emailInvalid' satisfies FieldError),
  ),
  province: chosen('provinceRequired'),
  district: chosen('districtRequired'),
  ward: chosen('wardRequired'),
  address: pipe(string(), trim(), nonEmpty('addressRequired' satisfies FieldError)),
  payment: pipe(string(), nonEmpty('paymentRequired' satisfies FieldError)),
  data: literal(true, 'dataRequired' satisfies FieldError),
  policy: literal(true, 'policyRequired' satisfies FieldError),
})

/** Fields in the order in which they stand on the page. */
export const fieldOrder = [
  'name',
  'phone',
  'email',
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
export function fieldErrors(draft: OrderDraft): FieldErrors {
  const result = safeParse(formSchema, draft)
  const errors: FieldErrors = {}
  for (const issue of result.issues ?? []) {
    const field = issue.path?.[0].key as DraftField | undefined
    if (field !== undefined) errors[field] ??= issue.message as FieldError
  }
  return errors
}

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
