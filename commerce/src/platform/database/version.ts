import { type Sql, sql } from '@nas/query/sql'
import { ShopError } from '../errors/shop-error'

/** A version is `updated_at` in milliseconds, the precision that clients see. */
const millisecondsOf = (version: string | Date): number => new Date(version).getTime()

/** @throws ShopError stale */
export function assertVersion(stored: string | Date, expected: string | undefined): void {
  if (expected !== undefined && millisecondsOf(stored) !== millisecondsOf(expected)) throw stale()
}

/** Condition of an update: the row still has the expected version, if a version is given. */
export function hasVersionSql(expected: string | undefined): Sql {
  if (expected === undefined) return sql`true`
  return sql`floor(extract(epoch from updated_at) * 1000) = ${millisecondsOf(expected)}`
}

/** Assigns a new version that differs from all earlier ones, also within one millisecond. */
export const nextVersion =
  "updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')"

export const stale = (): ShopError => new ShopError('stale', 'The record was changed meanwhile.')
