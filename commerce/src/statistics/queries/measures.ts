import type { MedusaContainer } from '@medusajs/framework/types'
import type { ChartPoint, Measure } from '@nas/contract/statistics/operations'
import { shopTimeZone } from '@nas/domain/dates'
import type { Period } from '@nas/domain/periods'
import type { Sql } from '@nas/query/sql'
import { registeredCustomers } from '../../medusa-tables/people'
import { isCancelled, placedOrders } from '../../orders/module/record-sql'
import { runSql } from '../../platform/database/run-sql'

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

/** The counted records, and the value of each record. */
interface Counted {
  records: string
  value: string
}

export const measures = {
  money: { records: `${placedOrders} and not ${isCancelled}`, value: 'coalesce(sum(total), 0)' },
  orders: { records: placedOrders, value: 'count(*)' },
  users: { records: registeredCustomers, value: 'count(*)' },
} as const satisfies Record<Measure, Counted>

const start = 'cast(? as date)::timestamp at time zone ?'
const end = '(cast(? as date) + 1)::timestamp at time zone ?'

/** Conditions on `created_at`, appended to others; none for an open end. */
export function within({ from, to }: Partial<Period>): Sql {
  return {
    sql: `${from ? ` and created_at >= ${start}` : ''}${to ? ` and created_at < ${end}` : ''}`,
    values: [from, to].flatMap((day) => (day ? [day, shopTimeZone] : [])),
  }
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
  const { sql, values } = within(period)
  const [summed] = await runSql<Summed>(container, {
    sql: `select ${value} as value from ${records}${sql}`,
    values,
  })
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
  const { sql, values } = within(period)
  const form = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const found = await runSql<Summed & { date: string }>(container, {
    // Formatting a day is expensive, so it is done once per day, not once per record.
    sql: `select to_char(day, '${form}') as date, sum(value) as value from (
            select cast(created_at at time zone ? as date) as day, ${value} as value
            from ${records}${sql} group by 1
          ) as days group by 1`,
    values: [shopTimeZone, ...values],
  })
  const byDate = new Map(found.map(({ date, value }) => [date, Number(value)]))
  return bucketsOf(period, unit).map((date) => ({ date, value: byDate.get(date) ?? 0 }))
}
