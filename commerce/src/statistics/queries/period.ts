import type { Period } from '@nas/domain/periods'

export type ChartUnit = 'day' | 'month'

/** Charts with more points, about ten years of days, are rejected. */
export const maxPoints = 3_700

function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

function nextBucket(bucket: string, unit: ChartUnit): string {
  const time = new Date(bucket)
  if (unit === 'day') time.setUTCDate(time.getUTCDate() + 1)
  else time.setUTCMonth(time.getUTCMonth() + 1)
  return isoDay(time).slice(0, bucket.length)
}

/**
 * Every day as YYYY-MM-DD, or month as YYYY-MM, that the period touches, in order; at most
 * `maxPoints` + 1.
 */
export function bucketsOf({ from, to }: Period, unit: ChartUnit): string[] {
  const length = unit === 'day' ? 10 : 7
  const last = to.slice(0, length)
  const buckets: string[] = []
  let bucket = from.slice(0, length)
  while (bucket <= last && buckets.length <= maxPoints) {
    buckets.push(bucket)
    bucket = nextBucket(bucket, unit)
  }
  return buckets
}
