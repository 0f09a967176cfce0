import type { Sql } from '@nas/query/sql'

/** Inserts rows into the table in one statement; rows may have different columns. */
export function insertRowsSql(table: string, rows: readonly object[]): Sql {
  const columns = Object.keys(Object.assign({}, ...rows))
  if (columns.length === 0) return { sql: 'select 1', values: [] }
  return {
    sql: `insert into ${table} (${columns.join(', ')})
          select ${columns.map((column) => `given.${column}`).join(', ')}
          from jsonb_populate_recordset(null::${table}, ?::jsonb) as given`,
    values: [JSON.stringify(rows)],
  }
}
