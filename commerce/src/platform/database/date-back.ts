import { joined, raw, type Sql, sql } from '@nas/query/sql'

export interface PastStep {
  /** Start of the demo by PostgreSQL's clock; the times of the step are later. */
  began: Date
  at: Date
}

/** Sets the times that PostgreSQL's clock gave these rows during a step to the time of the step. */
export function dateBackSql(
  table: string,
  columns: readonly string[],
  rows: Sql,
  { began, at }: PastStep,
): Sql {
  const set = columns.map(raw).map(
    (column) => sql`${column} = case
      when ${column} between ${began}::timestamptz and clock_timestamp() then ${at}::timestamptz
      else ${column} end`,
  )
  return sql`update ${raw(table)} set ${joined(set)} where ${rows}`
}
