import type { Row } from './records.ts'

/** `before` is null for a new record, `after` for a deleted one. */
export interface RowChange {
  before: Row | null
  after: Row | null
}

export const byId = (a: Row, b: Row): number => a.id - b.id

/** The arrays are replaced, not modified, so that a caller may keep them. */
export class SortedRows {
  rows: readonly Row[]
  readonly #compare: (a: Row, b: Row) => number
  readonly #holds: (row: Row) => boolean

  /**
   * @param rows in sorted order
   * @param compare returns 0 only for two versions of one record
   * @param holds false for records that are not in the list
   */
  constructor(
    rows: readonly Row[],
    compare: (a: Row, b: Row) => number,
    holds: (row: Row) => boolean = () => true,
  ) {
    this.#compare = compare
    this.#holds = holds
    this.rows = rows
  }

  apply({ before, after }: RowChange): void {
    const leaving = before !== null && this.#holds(before) ? before : null
    const entering = after !== null && this.#holds(after) ? after : null
    if (leaving === null && entering === null) return
    const rows = [...this.rows]
    if (leaving !== null) rows.splice(this.#placeOf(rows, leaving), 1)
    if (entering !== null) rows.splice(this.#placeOf(rows, entering), 0, entering)
    this.rows = rows
  }

  #placeOf(rows: readonly Row[], row: Row): number {
    let from = 0
    let to = rows.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#compare(rows[middle] as Row, row) < 0) from = middle + 1
      else to = middle
    }
    return from
  }
}
