import type { Columns } from '@nas/query/columns'
import { conditionSql } from '@nas/query/condition-sql'
import type { ListQuery } from '@nas/query/list-query'
import { orderSql } from '@nas/query/order-sql'
import type { Sql } from '@nas/query/sql'
import { wordsSql } from '@nas/query/words-sql'
import type { RunSql } from './run-sql'
import { totalOfPage } from './total-of-page'

/** A list that queries search. */
export interface List {
  /**
   * Each `from … where …`: what a query asks stands beside it, so that none can widen it. A list of
   * several, which have no record in common, is cut in each before they are put together.
   */
  sources: Sql[]
  columns: Columns
  /** The unique column that keeps pages from overlapping. */
  tie: string
  /** Its order where none is asked for. */
  usual: ListQuery['sort']
  /** Holds where its texts are like `?`; without it no words are found. */
  occurs?: string
}

/** PostgreSQL's largest integer stands for no cap. */
const mostRows = 2_147_483_647

const all = (parts: Sql[]): Sql => ({
  sql: parts.map(({ sql }) => sql).join(' and '),
  values: parts.flatMap(({ values }) => values),
})

const union = (parts: Sql[]): Sql => ({
  sql: parts.map(({ sql }) => `(${sql})`).join(' union all '),
  values: parts.flatMap(({ values }) => values),
})

/** @throws QueryError */
export function pageSql(list: List, query: ListQuery): { page: Sql; count: Sql } {
  const { sources, columns, tie, usual, occurs = 'false' } = list
  const { where, after, words, sort, limit, offset, count: most } = query
  const asked = all([wordsSql(occurs, words), conditionSql(columns, where)])
  const following = after ? all([asked, conditionSql(columns, after)]) : asked
  const order = orderSql(columns, sort.length > 0 ? sort : usual, tie)
  const found = union(
    sources.map((source) => {
      const { sql, values } = all([source, following])
      const cut = `select * ${sql} order by ${order} limit ?`
      return { sql: cut, values: [...values, limit + offset] }
    }),
  )
  const matches = union(
    sources.map((source) => {
      const { sql, values } = all([source, asked])
      return { sql: `select 1 ${sql}`, values }
    }),
  )
  return {
    page: {
      sql: `select * from (${found.sql}) as found order by ${order} limit ? offset ?`,
      values: [...found.values, limit, offset],
    },
    count: {
      sql: `select count(*)::int as count from (${matches.sql} limit ?) as counted`,
      values: [...matches.values, most ?? mostRows],
    },
  }
}

/** One page and how many records there are in all; a page that is all of them is not counted. */
export async function selectPage<Row>(
  run: RunSql,
  list: List,
  query: ListQuery,
): Promise<{ rows: Row[]; count: number }> {
  const { page, count } = pageSql(list, query)
  const rows = query.limit === 0 ? [] : await run<Row>(page)
  const known = query.after || query.limit === 0 ? undefined : totalOfPage(query, rows.length)
  if (known !== undefined || query.count === 0) return { rows, count: known ?? 0 }
  const [counted] = await run<{ count: number }>(count)
  return { rows, count: counted?.count ?? 0 }
}
