import type { MedusaContainer } from '@medusajs/framework/types'
import type { ChartPoint, Measure } from '@nas/contract/commerce/statistics'
import { shopTimeZone } from '@nas/domain/dates'
import type { Period } from '@nas/domain/periods'
import { runSql } from '../../platform/database/run-sql'
import { measures } from './measures'
import { bucketsOf, type ChartUnit } from './period'
import { within } from './within'

/** Sums a driver hands over as text. */
interface Summed {
  value: string
}

/** The whole of a period; without an end it has none. */
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

/** The days or months of a period, those with nothing too, in order. */
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
    // Writing a day as text is dear: it is done once a day, not once a record.
    sql: `select to_char(day, '${form}') as date, sum(value) as value from (
            select cast(created_at at time zone ? as date) as day, ${value} as value
            from ${records}${sql} group by 1
          ) as days group by 1`,
    values: [shopTimeZone, ...values],
  })
  const byDate = new Map(found.map(({ date, value }) => [date, Number(value)]))
  return bucketsOf(period, unit).map((date) => ({ date, value: byDate.get(date) ?? 0 }))
}
