/** Vietnam is seven hours ahead and has had no daylight saving since 1975. */
const aheadMs = 7 * 3_600_000

/** A time whose UTC fields are the shop's local date and time. */
export const atShop = (date: Date): Date => new Date(date.getTime() + aheadMs)

export const shopTimeZone = 'Asia/Ho_Chi_Minh'

const shopIso = (date: Date | string): string => atShop(new Date(date)).toISOString()

/** DD/MM/YYYY in the shop's time zone (SPEC §9). @throws RangeError for an invalid date */
export function formatDate(date: Date | string): string {
  return shopDay(date).split('-').reverse().join('/')
}

/** Time in the shop's time zone as HH:mm:ss (SPEC §9). */
export function formatTime(date: Date | string): string {
  return shopIso(date).slice(11, 19)
}

/** @param local as `2026-11-22T09:00:00`; malformed text is an invalid date */
export function shopMoment(local: string): Date {
  return new Date(`${local}+07:00`)
}

/** Day in the shop's time zone as YYYY-MM-DD, the form of `/api` and of holidays. */
export function shopDay(date: Date | string): string {
  return shopIso(date).slice(0, 10)
}

/** Day and time in the shop's time zone as DD/MM/YYYY HH:mm:ss (SPEC §9). */
export function formatMoment(date: Date | string): string {
  return `${formatDate(date)} ${formatTime(date)}`
}

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
