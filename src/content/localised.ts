import type { Row } from './records.ts'

/**
 * An attribute in the page's language; falls back to Vietnamese.
 * @example localised(product, 'name', 'en')
 */
export function localised<R extends object>(
  record: R,
  attribute: keyof R & string,
  locale: 'vi' | 'en',
): string {
  const row = record as unknown as Row
  const own = locale === 'en' ? row[`${attribute}_en`] : null
  const value = typeof own === 'string' && own !== '' ? own : row[attribute]
  return typeof value === 'string' ? value : ''
}
