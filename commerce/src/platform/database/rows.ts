import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/postgresql'
import type { Context } from '@medusajs/framework/types'
import type { SqlValue } from '@nas/query/sql'

export type SqlContext = Context<SqlEntityManager>

/**
 * What a query answers, within the transaction of the context if there is one. The values travel
 * beside the text: the manager's own `execute` writes them into it, where the driver then takes a
 * question mark in a value for a parameter.
 */
export async function rows<Row>(
  context: SqlContext,
  { sql, values }: { sql: string; values: (SqlValue | null)[] },
): Promise<Row[]> {
  const manager = context.transactionManager ?? context.manager
  if (manager === undefined) throw new Error('A query needs a database connection')
  const query = manager.getKnex().raw<{ rows: Row[] }>(sql, values)
  const transaction = manager.getTransactionContext()
  const answer = await (transaction ? query.transacting(transaction) : query)
  return answer.rows
}
