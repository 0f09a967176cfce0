import { atShop } from './shop-clock.js'

/** Placeholder of the same width while the days are unknown. */
export const unknownDays = '00-00/00'

function monthOf(day: Date, locale: 'vi' | 'en'): string {
  if (locale === 'vi') return `/${day.getUTCMonth() + 1}`
  return ` ${day.toLocaleString('en', { month: 'short', timeZone: 'UTC' })}`
}

/** @example '24-25/11', '30/11-1/12' or '24/11'; in English '24-25 Nov' */
export function formatDayRange(from: Date, to: Date, locale: 'vi' | 'en'): string {
  const [first, last] = [atShop(from), atShop(to)]
  const [begins, ends] = [monthOf(first, locale), monthOf(last, locale)]
  const end = `${last.getUTCDate()}${ends}`
  const start = `${first.getUTCDate()}${begins === ends ? '' : begins}`
  return start + ends === end ? end : `${start}-${end}`
}
