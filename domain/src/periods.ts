import { shopMoment } from './dates.js'

/** Days in the shop's time zone as YYYY-MM-DD, inclusive. */
export interface Period {
  from: string
  to: string
}

const dayMs = 24 * 60 * 60_000

function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && isoDay(time) === text
}

/** @example daysBefore('2026-03-01', 1) // '2026-02-28' */
export function daysBefore(day: string, days: number): string {
  const time = new Date(day)
  time.setUTCDate(time.getUTCDate() - days)
  return isoDay(time)
}

/** @example daysOf({ from: '2026-03-01', to: '2026-03-07' }) // 7 */
export function daysOf({ from, to }: Period): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / dayMs + 1
}

/** The same number of days directly before: for 1 to 7 March 2026, 22 to 28 February. */
export function periodBefore(period: Period): Period {
  return { from: daysBefore(period.from, daysOf(period)), to: daysBefore(period.from, 1) }
}

/** Start of a day in the shop's time zone, as ISO text. */
export function dayStart(day: string): string {
  return shopMoment(`${day}T00:00:00`).toISOString()
}

export function dayEnd(day: string): string {
  return dayStart(daysBefore(day, -1))
}
