import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { joined, raw, type Sql, sql } from '@nas/query/sql'
import { currentRequest } from '@nas/telemetry/request-id'

export type RunSql = <Row>(statement: Sql) => Promise<Row[]>

/** The statement with the request ID, which `pg_stat_activity` and slow logs show. */
function named(sql: string): string {
  const request = currentRequest()
  return request === undefined ? sql : `${sql} /* request ${request} */`
}

/** Inserts one row. @param computed columns with their SQL expressions */
export function insertSql(table: string, row: object, computed: Record<string, string> = {}): Sql {
  const columns = [...Object.keys(row), ...Object.keys(computed)]
  const values = [...Object.keys(row).map(() => '?'), ...Object.values(computed)]
  return {
    sql: `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`,
    values: Object.values(row),
  }
}

/** `column = value` for each column: the list of an update, or the conditions of a selection. */
export const equalities = (row: object): Sql[] =>
  Object.entries(row).map(([column, value]) => sql`${raw(column)} = ${value}`)

export function runOn(connection: Knex): RunSql {
  return async <Row>({ sql, values }: Sql) => {
    const { rows } = await connection.raw<{ rows: Row[] }>(named(sql), values)
    return rows
  }
}

export function transactionOn<Result>(
  pool: Knex,
  job: (run: RunSql) => Promise<Result>,
): Promise<Result> {
  return pool.transaction((transaction) => job(runOn(transaction)))
}

const poolOf = (container: MedusaContainer): Knex =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Runs statements over the tables of several modules. */
export const sqlOf = (container: MedusaContainer): RunSql => runOn(poolOf(container))

/** Runs statements over the tables of several modules in one transaction. */
export function inTransaction<Result>(
  container: MedusaContainer,
  job: (run: RunSql) => Promise<Result>,
): Promise<Result> {
  return transactionOn(poolOf(container), job)
}

/**
 * The writes of a committed operation, possibly to tables of several modules: common table
 * expressions after `ended`, which has a row only if the operation could be committed. The first
 * one selects from it, each later one from those before it.
 */
export interface Outcome {
  /** Expressions before `ended`. Nothing is written if the named expression yields no row. */
  condition?: Sql & { name: string }
  parts: Sql[]
  /** Name of the expression whose rows are returned. */
  result: string
}

/** @param ended yields the row that the first part selects from, if the condition is met */
export function outcomeSql(
  { condition, parts, result }: Outcome,
  ended: (isMet: Sql) => Sql = (isMet) => sql`select where ${isMet}`,
): Sql {
  const isMet = condition ? sql`exists (select from ${raw(condition.name)})` : sql`true`
  const first = sql`ended as (${ended(isMet)})`
  const expressions = [...(condition ? [condition] : []), first, ...parts]
  return sql`with ${joined(expressions)} select * from ${raw(result)}`
}
