import type { Sql } from '@nas/query/sql'

/**
 * What a committed operation writes, into tables of several modules if need be: common table
 * expressions that come after `ended`, which has a row only if the operation could still be
 * committed. The first of them selects from it, the others from those before them.
 */
export interface Outcome {
  parts: Sql[]
  /** Name of the expression whose rows are returned. */
  result: string
}
