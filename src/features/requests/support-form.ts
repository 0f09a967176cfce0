import { longestMessage, longestNamedOrder, longestTopic } from '@nas/contract/limits'
import { type ProblemType, problemTypes } from '@nas/contract/requests'
import { type SupportRequest, sendSupport } from '../../api-client/requests.ts'
import {
  type Field,
  nameField,
  optionalText,
  phoneField,
  requiredText,
} from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf, type ValuesOf } from '../../forms/form-fields.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import { type ErrorSentence, knownPerson, type RequestTexts } from './request-form.tsx'

export type SupportTexts = RequestTexts & Texts<'support'>

/** `care` asks for an order code; `contact` is for everything else. */
export type SupportKind = 'care' | 'contact'

type SupportText<Sent> = Field<string, Sent, ErrorSentence<SupportTexts>>

const person = { name: nameField, phone: phoneField }
const order: SupportText<string | null> = requiredText(longestNamedOrder, {
  missing: 'orderRequired',
  invalid: 'orderInvalid',
})
/** The topic; an unknown one in a stored draft is ignored. */
const type: SupportText<ProblemType | undefined> = {
  ...optionalText(longestTopic),
  send: (chosen) => problemTypes.find((one) => one === chosen),
}
const message: SupportText<string | undefined> = optionalText(longestMessage, 'messageInvalid')

const fields = {
  care: { ...person, order_code: order, type, message },
  contact: {
    ...person,
    order_code: { ...order, check: () => undefined, send: () => null },
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

const noOrdersMatter: readonly string[] = ['product', 'other']

/** A question without a topic counts as one about an order (SPEC §5). */
export const isOrdersMatter = (type: string): boolean => !noOrdersMatter.includes(type)

const makeForm = (kind: SupportKind, key: string) =>
  createForm<SupportFields, ErrorSentence<SupportTexts>>({
    key,
    fields: fields[kind],
    check(errors, { type }) {
      if (!isOrdersMatter(type)) delete errors.order_code
      return errors
    },
    related: { type: ['order_code'] },
  })

export const supportForms = {
  care: makeForm('care', draftKeys.supportDraft),
  contact: makeForm('contact', draftKeys.contactDraft),
}

const topics = {
  care: ['delivery', 'wrong', 'returns', 'payment', 'product', 'other'],
  contact: ['advice', 'feedback', 'press', 'other'],
} as const satisfies Record<SupportKind, readonly ProblemType[]>

export function topicsOf(kind: SupportKind, texts: SupportTexts) {
  return topics[kind].map((value) => ({ value: value as string, label: texts[value] }))
}

/** Fills a member's details and the order code of a link into empty fields. */
export function prefillSupport(kind: SupportKind, profile: Profile | null, search: string): void {
  const typed = supportForms[kind].$values.get()
  const linked = new URLSearchParams(search).get('order') ?? ''
  supportForms[kind].fill({
    ...knownPerson(typed, profile),
    order_code: typed.order_code || linked.slice(0, order.maxLength),
  })
}

export function supportRequest(kind: SupportKind, values: SupportValues): SupportRequest {
  const body = bodyOf(fields[kind], values)
  return isOrdersMatter(values.type) ? body : { ...body, order_code: null }
}

export async function submitSupport(kind: SupportKind): Promise<boolean> {
  const form = supportForms[kind]
  const sent = await form.submit((values) => sendSupport(supportRequest(kind, values)))
  if (sent === null) return false
  form.forget()
  return true
}
