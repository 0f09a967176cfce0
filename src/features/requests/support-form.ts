import { noOrderCode } from '@nas/contract/requests'
import { type SupportRequest, sendSupport } from '../../api-client/requests.ts'
import {
  type Field,
  nameField,
  notSent,
  optionalText,
  phoneField,
  requiredText,
} from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf, type ValuesOf } from '../../forms/form-fields.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import { type ErrorSentence, knownPerson, type RequestTexts } from './request-form.tsx'

export type SupportTexts = RequestTexts & Texts<'support'>

/** Customer care asks for an order; the contact page is for everything else. */
export type SupportKind = 'care' | 'contact'

type SupportText<Sent> = Field<string, Sent, ErrorSentence<SupportTexts>>

const person = { name: nameField, phone: phoneField }
const order: SupportText<string> = requiredText(60, {
  missing: 'orderRequired',
  invalid: 'orderInvalid',
})
/** What it is about: a name of a topic, which is sent in the visitor's language. */
const type = notSent(optionalText(120))
const message: SupportText<string | undefined> = optionalText(5000, 'messageInvalid')

const fields = {
  care: { ...person, order_code: order, type, message },
  contact: {
    ...person,
    order_code: { ...order, check: () => undefined, send: () => noOrderCode },
    type,
    message: {
      ...message,
      check: (text: string) => (text.trim() === '' ? 'messageRequired' : undefined),
      required: true,
    },
  },
} as const

type SupportFields = (typeof fields)['care']
export type SupportValues = ValuesOf<SupportFields>

const makeForm = (kind: SupportKind, key: string) =>
  createForm<SupportFields, ErrorSentence<SupportTexts>>({ key, fields: fields[kind] })

export const supportForms = {
  care: makeForm('care', storageKeys.supportDraft),
  contact: makeForm('contact', storageKeys.contactDraft),
}

const topics = {
  care: ['delivery', 'wrong', 'returns', 'payment', 'product', 'other'],
  contact: ['advice', 'feedback', 'press', 'other'],
} as const satisfies Record<SupportKind, readonly (keyof SupportTexts)[]>

/** What a question may be about; a stored draft that names another is not about any. */
export function topicsOf(kind: SupportKind, texts: SupportTexts) {
  return topics[kind].map((value) => ({ value: value as string, label: texts[value] }))
}

/** Fills what is known of a member, and the order that a link names, into empty fields. */
export function prefillSupport(kind: SupportKind, profile: Profile | null, search: string): void {
  const typed = supportForms[kind].$values.get()
  const linked = new URLSearchParams(search).get('order') ?? ''
  supportForms[kind].fill({
    ...knownPerson(typed, profile),
    order_code: typed.order_code || linked.slice(0, order.maxLength),
  })
}

/** @param topic its name in the visitor's language; empty when none was chosen */
export function supportRequest(
  kind: SupportKind,
  values: SupportValues,
  topic: string,
): SupportRequest {
  return { ...bodyOf(fields[kind], values), ...(topic !== '' && { type: topic }) }
}

/** Asks customer care; true when that was taken. */
export async function submitSupport(kind: SupportKind, texts: SupportTexts): Promise<boolean> {
  const form = supportForms[kind]
  const taken = await form.submit(async (values) => {
    const topic = topicsOf(kind, texts).find(({ value }) => value === values.type)?.label ?? ''
    await sendSupport(supportRequest(kind, values, topic))
    return true
  })
  if (taken === null) return false
  form.forget()
  return true
}
