import type { Columns } from '@nas/query/columns'
import { conditionSql } from '@nas/query/condition-sql'
import type { ListQuery } from '@nas/query/list-query'
import { joined, orderSql, raw, type Sql, sql, wordsSql } from '@nas/query/sql'
import type { RunSql } from './run-sql'

/** The total if it follows from the page being the last one; undefined when it must be counted. */
export function totalOfPage(
  { limit, offset }: { limit: number; offset: number },
  found: number,
): number | undefined {
  const isLast = found < limit && (found > 0 || offset === 0)
  return isLast ? offset + found : undefined
}

export interface List {
  /**
   * Each source is a `from … where …` whose conditions a query cannot widen. Several sources must
   * be disjoint; each is limited before the union.
   */
  sources: Sql[]
  columns: Columns
  /** Tie-breaker: a unique column, so that pages never overlap. */
  tieBreaker: string
  defaultSort: ListQuery['sort']
  /** One of the list's texts is like `?`. Without it, a search for words finds no rows. */
  occurs?: string
  /** Statements that yield a row per match; counting them is faster than counting the sources. */
  matches?: Sql[] | undefined
}

/** PostgreSQL's largest integer; stands for no limit. */
const maxRows = 2_147_483_647

const all = (...parts: Sql[]): Sql => joined(parts, ' and ')

const union = (parts: Sql[]): Sql =>
  joined(
    parts.map((part) => sql`(${part})`),
    ' union all ',
  )

/** @throws QueryError */
export function pageSql(list: List, query: ListQuery): { page: Sql; count: Sql } {
  const { sources, columns, tieBreaker, defaultSort, occurs = 'false' } = list
  const { where, after, words, sort, limit, offset, count: most } = query
  const asked = all(wordsSql(occurs, words), conditionSql(columns, where))
  const following = after ? all(asked, conditionSql(columns, after)) : asked
  const order = raw(orderSql(columns, sort.length > 0 ? sort : defaultSort, tieBreaker))
  const found = union(
    sources.map(
      (source) => sql`select * ${all(source, following)} order by ${order} limit ${limit + offset}`,
    ),
  )
  const matches = union(
    list.matches ?? sources.map((source) => sql`select 1 ${all(source, asked)}`),
  )
  return {
    page: sql`select * from (${found}) as found order by ${order} limit ${limit} offset ${offset}`,
    count: sql`
      select count(*)::int as count from (${matches} limit ${most ?? maxRows}) as counted`,
  }
}

/** One page and the total number of records; a complete page needs no count. */
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
