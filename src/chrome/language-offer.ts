import type { Locale } from '../i18n/locale.ts'
import { chosenLocale, pageLocale, rememberLocale } from '../stores/locale.ts'

const known = (language: string): Locale | undefined =>
  (({ vi: 'vi', en: 'en' }) as const)[language.slice(0, 2) as 'vi']

/**
 * The other language, when it was chosen or, without a choice, is the first supported one in the
 * browser's preferences; undefined when the page is in that language.
 */
export function offeredLocale(
  page: Locale,
  chosen: Locale | undefined,
  asked: readonly string[],
): Locale | undefined {
  const wanted = chosen ?? asked.map(known).find((language) => language !== undefined)
  return wanted === page ? undefined : wanted
}

/** Offers the other language to visitors who chose it or whose browser prefers it. */
export function startLanguageOffer(): void {
  const bar = document.querySelector<HTMLElement>('[data-language-offer]')
  if (bar === null) return
  bar.hidden = offeredLocale(pageLocale(), chosenLocale(), navigator.languages) === undefined
  bar.querySelector('[data-language-stay]')?.addEventListener('click', () => {
    rememberLocale(pageLocale())
    bar.hidden = true
  })
}
