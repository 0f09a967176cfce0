import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translator.ts'

/** Categories of the club in the order of its tabs (SPEC §2, §4). */
export const topics = ['skincare', 'knowledge', 'news'] as const

/** A topic's name; an unknown one has none. */
export function topicName(locale: Locale, type: string | null): string {
  const topic = topics.find((known) => known === type)
  return topic === undefined ? '' : translator(locale, 'club')(topic)
}
