import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { SqlValue } from '@nas/query/sql'

/** `values` are bound to the question marks of `sql`, in order; they travel beside the text. */
export interface Statement {
  sql: string
  values: (SqlValue | null)[]
}

/** Runs a statement and returns its rows. */
export type RunStatement = <Row>(statement: Statement) => Promise<Row[]>

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Knex }

/**
 * Service of a module that reads and writes its own tables in SQL (ADR 0029). It is given the one
 * connection pool of the process and nothing of other modules.
 */
export abstract class SqlService {
  private readonly database: Knex

  constructor(dependencies: Dependencies) {
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  protected async rows<Row>({ sql, values }: Statement): Promise<Row[]> {
    const { rows } = await this.database.raw<{ rows: Row[] }>(sql, values)
    return rows
  }

  protected async first<Row>(statement: Statement): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement)
    return row
  }

  /** Runs the statements of the job all or not at all. */
  protected inTransaction<Result>(job: (run: RunStatement) => Promise<Result>): Promise<Result> {
    return this.database.transaction((transaction) =>
      job(async <Row>({ sql, values }: Statement) => {
        const { rows } = await transaction.raw<{ rows: Row[] }>(sql, values)
        return rows
      }),
    )
  }
}
