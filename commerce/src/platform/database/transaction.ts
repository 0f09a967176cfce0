import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

type Value = string | number | boolean | Date | null | string[]

/** Runs one statement within the transaction and answers its rows. */
export type Run = <Row = unknown>(sql: string, ...values: Value[]) => Promise<Row[]>

/** Statements over the tables of several modules that are carried out all or not at all. */
export function inTransaction<Result>(
  container: MedusaContainer,
  job: (run: Run) => Promise<Result>,
): Promise<Result> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return database.transaction((transaction) =>
    job(async <Row>(sql: string, ...values: Value[]) => {
      const { rows } = await transaction.raw<{ rows: Row[] }>(sql, values)
      return rows
    }),
  )
}
