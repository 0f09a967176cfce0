import type { Cell } from '../files/csv.ts'

interface DataColumn {
  title: string
  /** As people read it; the file has the bare value. */
  show?: (cell: Cell) => string
}

/** What a chart is drawn from: its table and its file. The first column says what a row is about. */
export interface DataTable {
  columns: readonly DataColumn[]
  rows: readonly (readonly Cell[])[]
}

export function isNumeric({ rows }: DataTable, column: number): boolean {
  return rows.some((row) => typeof row[column] === 'number')
}

/** True when there is nothing to draw: no row, or nothing but zeros. */
export function isBlank({ rows }: DataTable): boolean {
  return rows.every((row) => row.every((cell) => typeof cell === 'string' || cell === 0))
}
