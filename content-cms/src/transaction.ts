import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import pLimit, { type LimitFunction } from 'p-limit'
import {
  APIError,
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'

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

export class StaleChange extends APIError<object | null> {
  override readonly name = 'StaleChange'

  constructor(message = 'The record was changed meanwhile', data: object | null = null) {
    super(message, 409, data)
  }
}

export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const millisecondsOf = (moment: unknown) => (moment === null ? null : Date.parse(String(moment)))

export const isSameVersion = (stored: string | null, expected: unknown): boolean =>
  millisecondsOf(stored) === millisecondsOf(expected)

/** Undefined as `expected` accepts any version. @throws StaleChange */
export function assertVersion(stored: string | null, expected: unknown): void {
  if (expected !== undefined && !isSameVersion(stored, expected)) throw new StaleChange()
}

/** The table of a collection. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** SQL condition on a row of a collection with drafts. */
export const isPublished = sql`_status = 'published' and deleted_at is null`

/** SQL condition on a plan that is neither done nor failed. */
export const isWaiting = sql`state = 'planned'`

/** Locks until the transaction ends. @returns false for a missing document. @throws StaleChange */
export async function lockVersion(
  req: PayloadRequest,
  {
    collection,
    id,
    where = sql`true`,
  }: { collection: CollectionSlug; id: number | string; where?: SQL },
  expected: unknown,
): Promise<boolean> {
  const [row] = await execute<{ updated_at: string }>(
    req,
    sql`select updated_at from ${sql.identifier(tableOf(collection))} where id = ${id} and ${where} for update`,
  )
  if (row === undefined) return false
  assertVersion(row.updated_at, expected)
  return true
}

/**
 * Locks until the transaction ends, as `lockVersion` does, but does not wait for new relations to
 * the document: documents that relate to each other may be changed at once.
 * @returns false for a missing document
 */
export async function holdDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  where = sql`true`,
): Promise<boolean> {
  const rows = await execute(
    req,
    sql`select from ${sql.identifier(tableOf(collection))} where id = ${id} and ${where} for no key update`,
  )
  return rows.length > 0
}

const lookUps = new WeakMap<object, LimitFunction>()

/** One look-up at a time: fields are validated concurrently but share one connection. */
export function lookUpsOf({ context }: PayloadRequest): LimitFunction {
  const limit = lookUps.get(context) ?? pLimit(1)
  lookUps.set(context, limit)
  return limit
}
