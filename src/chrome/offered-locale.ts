import type { Locale } from '../i18n/locale.ts'

const known = (language: string): Locale | undefined =>
  (({ vi: 'vi', en: 'en' }) as const)[language.slice(0, 2) as 'vi']

/**
 * The other language, when it is the one that was chosen or, without a choice, the one that the
 * browser asks for first of those the shop has; undefined when the page speaks it already.
 */
export function offeredLocale(
  page: Locale,
  chosen: Locale | undefined,
  asked: readonly string[],
): Locale | undefined {
  const wanted = chosen ?? asked.map(known).find((language) => language !== undefined)
  return wanted === page ? undefined : wanted
}
