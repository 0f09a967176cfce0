import { CsvError, parse } from 'csv-parse/sync'

export interface TableLimits {
  /** Without the heading. */
  maxRows: number
  /** Characters. */
  longestRow: number
}

export type TableProblem = 'file_encoding' | 'file_malformed' | 'file_too_long'

function textOf(file: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return null
  }
}

/** Line breaks, also inside quotes. */
function linesIn(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Spreadsheets write the list separator of their language; no heading contains one. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1)
  return [';', '\t'].find((separator) => heading.includes(separator)) ?? ','
}

/** @returns the heading and the rows, blank ones included */
export function readCsv(
  file: Uint8Array,
  { maxRows, longestRow }: TableLimits,
  maxLines = 2 * maxRows,
): string[][] | TableProblem {
  const text = textOf(file)
  if (text === null) return 'file_encoding'
  // Before parsing: a row takes time even when it is blank.
  if (linesIn(text) > maxLines) return 'file_too_long'
  try {
    const rows: string[][] = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      trim: true,
      to: maxRows + 2,
      max_record_size: longestRow,
    })
    return rows.length > maxRows + 1 ? 'file_too_long' : rows
  } catch (error) {
    if (error instanceof CsvError) return 'file_malformed'
    throw error
  }
}
