export type Cell = string | number

/**
 * Texts that begin like a formula are escaped (OWASP, CSV injection). A spreadsheet with the
 * separator `;` starts a cell after each `;` and each line break of a text.
 */
const firstOfFormula = /^(?=[=+\-@;\t\r\n＝＋－＠])/
const innerFormula = /([;\r\n])(?=[=+\-@\t＝＋－＠])/g

function fieldOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell.replace(innerFormula, "$1'").replace(firstOfFormula, "'")
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Lines of RFC 4180. Numbers stay numbers; an apostrophe stands before a text that a spreadsheet
 * would calculate.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')
}

/** Without it Excel reads the file as Latin-1. */
export const byteOrderMark = '\uFEFF'
