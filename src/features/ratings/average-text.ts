import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'

/** @example averageText(4.5, 12, 'vi', texts) // '4,5 trên 5 sao · 12 đánh giá' */
export function averageText(
  average: number,
  count: number,
  locale: Locale,
  texts: Texts<'ratings'>,
): string {
  const shown = average.toLocaleString(locale, { maximumFractionDigits: 1 })
  return `${fill(texts.average, { average: shown })} · ${fill(texts.count, { count })}`
}
