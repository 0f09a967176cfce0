import type { CreateOrderInput } from '@nas/contract/create-order'
import { longestEmail, longestNote, longestPaymentCode } from '@nas/contract/limits'
import type { CartItem } from '@nas/domain/cart'
import { isEmail } from '@nas/domain/contact'
import { orderTotals } from '@nas/domain/order-totals'
import {
  consentFields,
  nameField,
  newPasswordField,
  notSent,
  optionalText,
  phoneField,
  placeFields,
  requiredText,
  schemeField,
  sentAs,
  sentWhenEmpty,
  streetField,
  tickField,
} from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf, type FieldErrors, type ValuesOf } from '../../forms/form-fields.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import { withPlacesBelow } from '../../forms/place.ts'
import { useForm } from '../../forms/use-form.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { Profile } from '../../stores/session.store.ts'

/** The checkout's own texts beside those that forms share. */
export type CheckoutTexts = FormTexts & Texts<'checkout'>

const emailSentences = {
  required: 'emailRequired',
  taken: 'emailTaken',
  other: 'emailInvalid',
} as const

const paymentField = requiredText(longestPaymentCode, {
  missing: 'paymentRequired',
  invalid: 'paymentRequired',
})

/** What an order needs (SPEC §3, §5). */
const fields = {
  name: nameField,
  phone: phoneField,
  email: {
    ...optionalText<keyof CheckoutTexts>(longestEmail, 'emailInvalid'),
    check: (email: string) =>
      email.trim() === '' || isEmail(email.trim()) ? undefined : ('emailInvalid' as const),
    rejected: emailSentences,
  },
  /** A guest wants to become a member, with the e-mail above and the password below. */
  account: notSent(tickField),
  password: notSent(newPasswordField),
  ...placeFields,
  scheme: sentAs(schemeField, 'address_scheme'),
  ward: sentWhenEmpty(placeFields.ward, undefined),
  address: streetField,
  note: optionalText(longestNote, 'noteInvalid'),
  payment: {
    ...paymentField,
    empty: 'cod' as string,
    read: (stored: unknown) => (typeof stored === 'string' ? stored : 'cod'),
  },
  ...consentFields,
} as const

/** What the shopper has typed so far. */
export type OrderDraft = ValuesOf<typeof fields>
/** Name of the sentence that says what is wrong with a field. */
export type OrderFieldErrors = FieldErrors<OrderDraft, keyof CheckoutTexts>

/** The checkout's form, which neither a failure nor a reload nor a closed tab loses. */
export const orderForm = createForm<typeof fields, keyof CheckoutTexts>({
  key: storageKeys.draft,
  survivesTab: true,
  fields,
  check(errors, { account, email }) {
    if (!account) delete errors.password
    else if (email.trim() === '') errors.email = 'emailRequired'
    return errors
  },
  follow: withPlacesBelow,
  // Without an account no e-mail and no password are asked for.
  related: { account: ['email', 'password'] },
})

export const useOrderForm = (texts: CheckoutTexts) => useForm(orderForm, texts, 'checkout')

export type OrderFormFields = ReturnType<typeof useOrderForm>

/**
 * Fills what a member has entered before into fields that are still empty. An account may have an
 * address that the shop's forms would not take (SPEC §5): it is left out, not held against them.
 */
export function prefill(profile: Profile): void {
  const draft = orderForm.$values.get()
  orderForm.fill({
    name: draft.name || profile.fullname || '',
    phone: draft.phone || profile.phone || '',
    email: draft.email || (isEmail(profile.email) ? profile.email : ''),
  })
}

/** Nobody has typed a receiver: name and phone are empty or the profile's, and there is no place. */
export function isUntouched(draft: OrderDraft, profile: Profile | null): boolean {
  const known = (typed: string, kept: string | null | undefined) => typed === '' || typed === kept
  return (
    draft.province === null &&
    draft.address === '' &&
    known(draft.name, profile?.fullname) &&
    known(draft.phone, profile?.phone)
  )
}

/** What is sent to `createorder`. The total is a check, never a price (contract part 4). */
export function orderBody(
  draft: OrderDraft,
  lines: readonly CartItem[],
  locale: Locale,
): CreateOrderInput {
  return {
    ...bodyOf(fields, draft),
    cartitems: lines.map(({ id, quantity }) => ({ product: id, quantity })),
    locale,
    ...(draft.account && { create_account: true, password: draft.password }),
    expected_total: orderTotals({ lines }).total,
  }
}
