import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const mine = await initTransaction(req)
  try {
    const result = await work()
    if (mine) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

export function bound({ sql: text, values }: { sql: string; values: readonly unknown[] }): SQL {
  const parts = text.split('?').map((part) => sql.raw(part))
  const between = parts.flatMap((part, index) =>
    index === 0 ? [part] : [sql`${values[index - 1]}`, part],
  )
  return sql.join(between)
}

export const idList = (documents: readonly { id: number }[]): SQL =>
  sql`${`{${documents.map(({ id }) => id)}}`}::int[]`

export async function execute<Row extends Record<string, unknown>>(
  req: PayloadRequest,
  statement: SQL,
): Promise<Row[]> {
  const { sessions, drizzle } = req.payload.db
  const session = sessions?.[String(await req.transactionID)]?.db as typeof drizzle | undefined
  return (await (session ?? drizzle).execute(statement)).rows as Row[]
}

/** Takes a lock by name across all processes; released when the transaction of `req` ends. */
export async function holdName(req: PayloadRequest, name: string): Promise<void> {
  await execute(req, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
