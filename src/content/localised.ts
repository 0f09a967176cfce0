import type { Row } from './records.ts'

/** Falls back to Vietnamese. */
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

/** A text of a list of editors, which has both languages; falls back to Vietnamese. */
export const textIn = (
  text: { vi?: string | null; en?: string | null } | null | undefined,
  locale: 'vi' | 'en',
): string => text?.[locale] || text?.vi || ''
