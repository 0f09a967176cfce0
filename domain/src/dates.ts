/** The shop's clock; Vietnam has had no daylight saving since 1975. */
export const shopTimeZone = 'Asia/Ho_Chi_Minh'

const formatter = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

function partsOf(date: Date | string): Record<Part, string> {
  const entries = formatter.formatToParts(new Date(date)).map(({ type, value }) => [type, value])
  return Object.fromEntries(entries) as Record<Part, string>
}

/**
 * Day in the shop's time zone as DD/MM/YYYY (SPEC §9).
 * @throws RangeError when the text is no date
 */
export function formatDate(date: Date | string): string {
  const { day, month, year } = partsOf(date)
  return `${day}/${month}/${year}`
}

/** Time in the shop's time zone as HH:mm:ss (SPEC §9). */
export function formatTime(date: Date | string): string {
  const { hour, minute, second } = partsOf(date)
  return `${hour}:${minute}:${second}`
}

/**
 * The moment of a clock time in the shop, an invalid date for any other text.
 * @param local as `2026-11-22T09:00:00`
 */
export function shopMoment(local: string): Date {
  return new Date(`${local}+07:00`)
}

/** Day in the shop's time zone as YYYY-MM-DD, the form of `/api` and of the holiday list. */
export function shopDay(date: Date | string): string {
  const { day, month, year } = partsOf(date)
  return `${year}-${month}-${day}`
}
