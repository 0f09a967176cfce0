export type ColumnType = 'integer' | 'number' | 'text' | 'date' | 'boolean'

export interface Column {
  /** SQL of the column, written by the programmer; never made from a request. */
  column: string
  type: ColumnType
}

/** What a list may be filtered and sorted by, by name; nothing else can be named. */
export type Columns = Readonly<Record<string, Column>>

/** The caller named something a list is not searched by, or gave a value that does not fit it. */
export class SearchError extends Error {
  /** @param part which part of the query is wrong: filters, sort, limit or offset */
  constructor(
    readonly part: string,
    attribute: string,
  ) {
    super(`Invalid parameter ${attribute}`)
    this.name = 'SearchError'
  }
}

/** @throws SearchError when the list has no such column */
export function columnOf(columns: Columns, attribute: string, part: string): Column {
  const column = Object.hasOwn(columns, attribute) ? columns[attribute] : undefined
  if (column === undefined) throw new SearchError(part, attribute)
  return column
}
