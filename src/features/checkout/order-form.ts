import type { CreateOrderInput } from '@nas/contract/create-order'
import { longestEmail, longestNote, longestPaymentCode } from '@nas/contract/limits'
import type { CartItem } from '@nas/domain/cart'
import { isEmail } from '@nas/domain/contact'
import { type Gift, longestGiftMessage, longestGiver, withGift } from '@nas/domain/gift-note'
import { orderTotals } from '@nas/domain/order-totals'
import type { FieldErrors } from '../../forms/core/form-values.ts'
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
  tickedField,
  tickField,
} from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf, type FormTexts, type ValuesOf } from '../../forms/form-fields.ts'
import { type Place, withPlacesBelow } from '../../forms/places.ts'
import { useForm } from '../../forms/use-form.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { Profile } from '../../stores/session.store.ts'

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

/** The required fields of an order (SPEC §3, §5). */
const fields = {
  name: nameField,
  phone: phoneField,
  email: {
    ...optionalText<keyof CheckoutTexts>(longestEmail, 'emailInvalid'),
    check: (email: string) =>
      email.trim() === '' || isEmail(email.trim()) ? undefined : ('emailInvalid' as const),
    rejected: emailSentences,
  },
  /** Registers the guest with the e-mail above and the password below. */
  account: notSent(tickField),
  password: notSent(newPasswordField),
  ...placeFields,
  scheme: sentAs(schemeField, 'address_scheme'),
  ward: sentWhenEmpty(placeFields.ward, undefined),
  address: streetField,
  /** Adds a member's new address to the saved ones. */
  saveAddress: notSent(tickedField),
  /** Stores a guest's name, phone and address in this browser. */
  rememberHere: notSent(tickField),
  note: optionalText(longestNote, 'noteInvalid'),
  gift: notSent(tickField),
  giftMessage: notSent(optionalText(longestGiftMessage)),
  giftFrom: notSent(optionalText(longestGiver)),
  payment: {
    ...paymentField,
    empty: 'cod' as string,
    read: (stored: unknown) => (typeof stored === 'string' ? stored : 'cod'),
  },
  ...consentFields,
} as const

export type OrderDraft = ValuesOf<typeof fields>
export type OrderFieldErrors = FieldErrors<OrderDraft, keyof CheckoutTexts>

export const giftOf = ({ giftFrom, giftMessage }: OrderDraft): Gift => ({
  from: giftFrom.trim(),
  message: giftMessage.trim(),
})

const noteOf = (draft: OrderDraft): string =>
  draft.gift ? withGift(draft.note, giftOf(draft)) : draft.note

export const orderForm = createForm<typeof fields, keyof CheckoutTexts>({
  key: storageKeys.draft,
  survivesTab: true,
  fields,
  check(errors, values) {
    const { account, email } = values
    if (noteOf(values).length > longestNote) errors.note = 'noteInvalid'
    if (!account) delete errors.password
    else if (email.trim() === '') errors.email = 'emailRequired'
    return errors
  },
  follow: withPlacesBelow,
  // Without an account no e-mail and password are required.
  related: { account: ['email', 'password'], gift: ['note'], giftMessage: ['note'] },
})

export const useOrderForm = (texts: CheckoutTexts) => useForm(orderForm, texts, 'checkout')

export type OrderFormFields = ReturnType<typeof useOrderForm>

/**
 * Fills a member's details into empty fields. An address that is invalid in the shop's forms
 * (SPEC §5) is omitted without an error.
 */
export function prefill(profile: Profile): void {
  const draft = orderForm.$values.get()
  orderForm.fill({
    name: draft.name || profile.fullname || '',
    phone: draft.phone || profile.phone || '',
    email: draft.email || (isEmail(profile.email) ? profile.email : ''),
  })
}

/**
 * True until a receiver is typed: name and phone are empty or the profile's, and no place is
 * chosen.
 * @param offered a province that was filled in automatically
 */
export function isUntouched(
  draft: OrderDraft,
  profile: Profile | null,
  offered: Place | null = null,
): boolean {
  const known = (typed: string, kept: string | null | undefined) => typed === '' || typed === kept
  return (
    (draft.province === null || draft.province === offered) &&
    draft.address === '' &&
    known(draft.name, profile?.fullname) &&
    known(draft.phone, profile?.phone)
  )
}

/** The body of `createorder`. The total is only compared, never used as a price (API §4). */
export function orderBody(
  draft: OrderDraft,
  lines: readonly CartItem[],
  locale: Locale,
): CreateOrderInput {
  return {
    ...bodyOf(fields, { ...draft, note: noteOf(draft) }),
    cartitems: lines.map(({ id, quantity }) => ({ product: id, quantity })),
    locale,
    ...(draft.account && { create_account: true, password: draft.password }),
    expected_total: orderTotals({ lines }).total,
  }
}
