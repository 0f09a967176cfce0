import type { SupportKind } from './support-form.store.ts'
import type { SupportTexts } from './support-texts.ts'

const topics = {
  care: ['delivery', 'wrong', 'returns', 'payment', 'product', 'other'],
  contact: ['advice', 'feedback', 'press', 'other'],
} as const satisfies Record<SupportKind, readonly (keyof SupportTexts)[]>

/** What a question may be about; a stored draft that names another is not about any. */
export function topicsOf(kind: SupportKind, texts: SupportTexts) {
  return topics[kind].map((value) => ({ value: value as string, label: texts[value] }))
}
