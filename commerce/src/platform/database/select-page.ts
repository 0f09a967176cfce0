import type { MedusaContainer } from '@medusajs/framework/types'
import type { Sql } from '@nas/query/sql'
import { runSql } from './run-sql'
import { totalOfPage } from './total-of-page'

interface Wanted {
  /** `from …` with its condition. */
  from: Sql
  order: string
  limit: number
  offset: number
}

/** One page and how many records there are in all; a page that ends the list is not counted. */
export async function selectPage<Row>(
  container: MedusaContainer,
  { from: { sql, values }, order, limit, offset }: Wanted,
): Promise<{ rows: Row[]; count: number }> {
  const rows = await runSql<Row>(container, {
    sql: `select * ${sql} order by ${order} limit ? offset ?`,
    values: [...values, limit, offset],
  })
  const known = totalOfPage({ limit, offset }, rows.length)
  if (known !== undefined) return { rows, count: known }
  const [counted] = await runSql<{ count: number }>(container, {
    sql: `select count(*)::int as count ${sql}`,
    values,
  })
  return { rows, count: counted?.count ?? 0 }
}
