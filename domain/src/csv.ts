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

/** The text as it was before `csvLines` escaped its formulas. */
export const unescapedCell = (text: string): string =>
  text.replace(/^'(?=[=+\-@;\t\r\n＝＋－＠])/, '').replace(/([;\r\n])'(?=[=+\-@\t＝＋－＠])/g, '$1')

/** RFC 4180; a text that a spreadsheet would evaluate gets an apostrophe in front. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')
}

/** Makes Excel read the file as UTF-8 instead of Latin-1. */
export const byteOrderMark = '\uFEFF'
