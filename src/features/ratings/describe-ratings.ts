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

/**
 * Adds what buyers say to the page's own description of its product (JSON-LD), for search engines:
 * ratings are Medusa's and change without a new page.
 */
export function describeRatings(root: ParentNode, average: number, count: number): void {
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    const data = JSON.parse(script.textContent ?? '{}') as Record<string, unknown>
    if (data['@type'] !== 'Product') continue
    const aggregateRating = {
      '@type': 'AggregateRating',
      ratingValue: average,
      ratingCount: count,
      bestRating: 5,
      worstRating: 1,
    }
    script.textContent = JSON.stringify({ ...data, aggregateRating })
  }
}
