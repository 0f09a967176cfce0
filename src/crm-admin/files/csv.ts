export type Cell = string | number

/** Spreadsheets take a text that begins like this for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of RFC 4180 in UTF-8, with the mark by which Excel knows it. */
export function csvOf(rows: readonly (readonly Cell[])[]): Blob {
  const lines = rows.map((row) => `${row.map(field).join(',')}\r\n`)
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' })
}
