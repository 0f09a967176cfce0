import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Sql } from '@nas/query/sql'

/** What a query over the tables of several modules answers; the values travel beside the text. */
export async function selectRows<Row>(
  container: MedusaContainer,
  { sql, values }: Sql,
): Promise<Row[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Row[] }>(sql, values)
  return rows
}
