import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** All that is done with `req` stands or falls together. */
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

/** Runs a statement of ours in the transaction of `req`, if it has begun one. */
export async function execute<Row extends Record<string, unknown>>(
  req: PayloadRequest,
  statement: SQL,
): Promise<Row[]> {
  const { sessions, drizzle } = req.payload.db
  const session = sessions?.[String(await req.transactionID)]?.db as typeof drizzle | undefined
  return (await (session ?? drizzle).execute(statement)).rows as Row[]
}

/** Waits until no other transaction, of whatever process, holds the name; held until that of `req` ends. */
export async function holdName(req: PayloadRequest, name: string): Promise<void> {
  await execute(req, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
