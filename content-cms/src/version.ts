import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { execute } from './transaction'

export class StaleChange extends APIError {
  override readonly name = 'StaleChange'

  constructor() {
    super('The record was changed meanwhile', 409)
  }
}

export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const millisecondsOf = (moment: unknown) => (moment === null ? null : Date.parse(String(moment)))

/** Undefined as `expected` accepts any version. @throws StaleChange */
export function assertVersion(stored: string | null, expected: unknown): void {
  if (expected === undefined) return
  if (millisecondsOf(stored) !== millisecondsOf(expected)) throw new StaleChange()
}

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
    sql`select updated_at from ${sql.identifier(collection)} where id = ${id} and ${where} for update`,
  )
  if (row === undefined) return false
  assertVersion(row.updated_at, expected)
  return true
}
