import { byteOrderMark, type Cell, csvLines } from '@nas/domain/csv'

export function csvOf(rows: readonly (readonly Cell[])[]): Blob {
  return new Blob([byteOrderMark, csvLines(rows)], { type: 'text/csv;charset=utf-8' })
}
