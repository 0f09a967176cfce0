import type { Cell } from '@nas/domain/csv'
import type { Locale } from '../../../i18n/locale.ts'

const languages = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Locale, string>

export function showNumber(locale: Locale): (cell: Cell) => string {
  return (cell) => Number(cell).toLocaleString(languages[locale])
}

/** @example showShare('vi')(0.125) // '12,5%' */
export function showShare(locale: Locale): (cell: Cell) => string {
  const format = { style: 'percent', maximumFractionDigits: 1 } as const
  return (cell) => Number(cell).toLocaleString(languages[locale], format)
}

/** The difference with its sign; null when the former value was zero. */
export function showChange(locale: Locale, now: number, before: number): string | null {
  if (before === 0) return null
  const format = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const
  return ((now - before) / before).toLocaleString(languages[locale], format)
}

/** For the axis of a chart. @example showShort('vi')(1250000) // '1,3 Tr' */
export function showShort(locale: Locale): (value: number) => string {
  const format = { notation: 'compact', maximumFractionDigits: 1 } as const
  return (value) => value.toLocaleString(languages[locale], format)
}

/** A day `YYYY-MM-DD` or a month `YYYY-MM` in the Vietnamese format (SPEC §9). */
export function showDay(cell: Cell): string {
  return String(cell).split('-').reverse().join('/')
}
