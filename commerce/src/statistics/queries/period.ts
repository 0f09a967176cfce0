/** Days of the shop's time zone as YYYY-MM-DD, both included. */
export interface Period {
  from: string
  to: string
}

export type ChartUnit = 'day' | 'month'

/** A chart of more points than these, some ten years of days, is refused. */
export const mostPoints = 3_700

function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** True for YYYY-MM-DD of a day that exists. */
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

function nextBucket(bucket: string, unit: ChartUnit): string {
  const time = new Date(bucket)
  if (unit === 'day') time.setUTCDate(time.getUTCDate() + 1)
  else time.setUTCMonth(time.getUTCMonth() + 1)
  return isoDay(time).slice(0, bucket.length)
}

/**
 * Every day as YYYY-MM-DD, or month as YYYY-MM, that the period touches, in order; one more than
 * `mostPoints` at most.
 */
export function bucketsOf({ from, to }: Period, unit: ChartUnit): string[] {
  const length = unit === 'day' ? 10 : 7
  const last = to.slice(0, length)
  const buckets: string[] = []
  let bucket = from.slice(0, length)
  while (bucket <= last && buckets.length <= mostPoints) {
    buckets.push(bucket)
    bucket = nextBucket(bucket, unit)
  }
  return buckets
}
