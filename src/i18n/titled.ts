import type { Locale } from './locale.ts'
import { translator } from './translator.ts'

/** The title or description of one page of a list: from the second on it names the page. */
export function titled(locale: Locale, title: string, number: number): string {
  return number === 1 ? title : translator(locale, 'listing')('titled', { title, number })
}
