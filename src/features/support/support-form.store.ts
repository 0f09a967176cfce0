import { noOrderCode } from '@nas/contract/requests'
import * as v from 'valibot'
import type { SupportRequest } from '../../api-client/requests.ts'
import { errorsBy, phoneRule, required } from '../../forms/field-rules.ts'
import { createForm } from '../../forms/form.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { readerOf, storedText } from '../../forms/stored-values.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import type { SupportSentence } from './support-texts.ts'

/** Customer care asks for an order; the contact page is for everything else. */
export type SupportKind = 'care' | 'contact'

const empty = { name: '', phone: '', type: '', order_code: '', message: '' }

export type SupportValues = typeof empty
export type SupportField = keyof SupportValues

const read = readerOf<SupportValues>(
  v.object({
    name: storedText,
    phone: storedText,
    type: storedText,
    order_code: storedText,
    message: storedText,
  }),
  empty,
)

const person = { name: required('nameRequired' satisfies SupportSentence), phone: phoneRule }
const rules = {
  care: v.object({ ...person, order_code: required('orderRequired' satisfies SupportSentence) }),
  contact: v.object({ ...person, message: required('messageRequired' satisfies SupportSentence) }),
}

/** Fields in the order in which they stand on the page. */
export const supportFields = {
  care: ['name', 'phone', 'order_code', 'type', 'message'],
  contact: ['name', 'phone', 'type', 'message'],
} as const satisfies Record<SupportKind, readonly SupportField[]>

const makeForm = (kind: SupportKind, key: string) =>
  createForm<SupportValues, SupportSentence>({
    key,
    empty,
    read,
    errorsOf: (values) => errorsBy(rules[kind], values),
  })

export const supportForms = {
  care: makeForm('care', storageKeys.supportDraft),
  contact: makeForm('contact', storageKeys.contactDraft),
}

/** Fills what a member has told before, and the order that a link names, into empty fields. */
export function prefillSupport(kind: SupportKind, profile: Profile | null, search: string): void {
  const form = supportForms[kind]
  const { name, phone, order_code } = form.$values.get()
  const order = new URLSearchParams(search).get('order') ?? ''
  form.fill({
    name: name || profile?.fullname || '',
    phone: phone || profile?.phone || '',
    order_code: order_code || order.slice(0, 60),
  })
}

/** What is sent: the problem in the visitor's own words for it. */
export function supportRequest(
  kind: SupportKind,
  values: SupportValues,
  typeLabel: string,
): SupportRequest {
  const { name, phone, order_code, message } = values
  return {
    name: name.trim(),
    phone: phone.trim(),
    order_code: kind === 'care' ? order_code.trim() : noOrderCode,
    ...(typeLabel !== '' && { type: typeLabel }),
    ...(message.trim() !== '' && { message: message.trim() }),
  }
}

export const supportRefusal = (error: unknown) =>
  refusalOf<SupportValues, SupportSentence>(error, {
    name: { required: 'nameRequired', other: 'nameInvalid' },
    phone: { required: 'phoneRequired', other: 'phoneInvalid' },
    order_code: { required: 'orderRequired', other: 'orderInvalid' },
    message: { other: 'messageInvalid' },
  })
