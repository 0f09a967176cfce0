import type { Sql } from '@nas/query/sql'

export interface PastStep {
  /** When the demo began, by PostgreSQL's clock; the times of the step are later. */
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
  const isReal = (column: string) => `${column} between ?::timestamptz and clock_timestamp()`
  const set = columns.map(
    (column) => `${column} = case when ${isReal(column)} then ?::timestamptz else ${column} end`,
  )
  return {
    sql: `update ${table} set ${set.join(', ')} where ${rows.sql}`,
    values: [...columns.flatMap(() => [began, at]), ...rows.values],
  }
}
