import type { Sql } from '@nas/query/sql'

/**
 * The writes of a committed operation, possibly to tables of several modules: common table
 * expressions after `ended`, which has a row only if the operation could be committed. The first
 * one selects from it, each later one from those before it.
 */
export interface Outcome {
  /**
   * Expressions before `ended`; if the expression with this name yields no row, nothing is written.
   */
  condition?: Sql & { name: string }
  parts: Sql[]
  /** Name of the expression whose rows are returned. */
  result: string
}
