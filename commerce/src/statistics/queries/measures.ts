import type { MedusaContainer } from '@medusajs/framework/types'
import type { ChartPoint, Measure } from '@nas/contract/statistics/operations'
import { shopTimeZone } from '@nas/domain/dates'
import type { Period } from '@nas/domain/periods'
import { joined, raw, type Sql, sql } from '@nas/query/sql'
import { registeredCustomers } from '../../medusa-tables/people'
import { isCancelled, placedOrders } from '../../orders/module/record-sql'
import { sqlOf } from '../../platform/database/run-sql'

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

/** Days or months that the period touches, in order; at most `maxPoints` + 1. */
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

interface Counted {
  records: Sql
  value: Sql
}

export const measures = {
  money: {
    records: sql`${placedOrders} and not ${isCancelled}`,
    value: sql`coalesce(sum(total), 0)`,
  },
  orders: { records: placedOrders, value: sql`count(*)` },
  users: { records: registeredCustomers, value: sql`count(*)` },
} as const satisfies Record<Measure, Counted>

/** Conditions on `created_at`, appended to others; none for an open end. */
export function within({ from, to }: Partial<Period>): Sql {
  const start = sql`cast(${from ?? null} as date)::timestamp at time zone ${shopTimeZone}`
  const end = sql`(cast(${to ?? null} as date) + 1)::timestamp at time zone ${shopTimeZone}`
  return joined(
    [
      ...(from ? [sql` and created_at >= ${start}`] : []),
      ...(to ? [sql` and created_at < ${end}`] : []),
    ],
    '',
  )
}

/** Sums as the driver returns them: text. */
interface Summed {
  value: string
}

/** The total of a period; it may be open at either end. */
export async function totalOf(
  container: MedusaContainer,
  name: Measure,
  period: Partial<Period>,
): Promise<number> {
  const { records, value } = measures[name]
  const [summed] = await sqlOf(container)<Summed>(
    sql`select ${value} as value from ${records}${within(period)}`,
  )
  return Number(summed?.value ?? 0)
}

/** The days or months of a period in order, including empty ones. */
export async function chartOf(
  container: MedusaContainer,
  name: Measure,
  period: Period,
  unit: ChartUnit,
): Promise<ChartPoint[]> {
  const { records, value } = measures[name]
  const form = raw(unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM')
  // Formatting a day is expensive, so it is done once per day, not once per record.
  const found = await sqlOf(container)<Summed & { date: string }>(sql`
    select to_char(day, '${form}') as date, sum(value) as value from (
        select cast(created_at at time zone ${shopTimeZone} as date) as day, ${value} as value
        from ${records}${within(period)} group by 1
      ) as days group by 1`)
  const byDate = new Map(found.map(({ date, value }) => [date, Number(value)]))
  return bucketsOf(period, unit).map((date) => ({ date, value: byDate.get(date) ?? 0 }))
}
