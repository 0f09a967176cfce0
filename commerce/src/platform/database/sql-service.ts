import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Sql } from '@nas/query/sql'
import { type RunSql, runOn, transactionOn } from './run-sql'

export type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Knex }

/** Reads and writes a module's own tables in SQL (ADR 0104), on the pool of the process. */
export abstract class SqlService {
  private readonly pool: Knex

  constructor(protected readonly dependencies: Dependencies) {
    this.pool = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  protected rows<Row>(statement: Sql): Promise<Row[]> {
    return runOn(this.pool)<Row>(statement)
  }

  protected async first<Row>(statement: Sql): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement)
    return row
  }

  protected async rowCount(statement: Sql): Promise<number> {
    return (await this.rows(statement)).length
  }

  protected async hasRow(statement: Sql): Promise<boolean> {
    return (await this.rowCount(statement)) > 0
  }

  protected inTransaction<Result>(job: (run: RunSql) => Promise<Result>): Promise<Result> {
    return transactionOn(this.pool, job)
  }
}
