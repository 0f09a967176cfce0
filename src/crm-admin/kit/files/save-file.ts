import { byteOrderMark, type Cell, csvLines } from '@nas/domain/csv'

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** @param name without extension */
export function saveCsv(rows: readonly (readonly Cell[])[], name: string): void {
  const file = new Blob([byteOrderMark, csvLines(rows)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${name}.csv`)
}
