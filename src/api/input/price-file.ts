import { maxPriceRows } from '@nas/contract/limits'
import { CsvError, parse } from 'csv-parse/sync'

export interface PriceRow {
  /** As a spreadsheet counts, with the heading. */
  row: number
  id: string
  name: string
  /** The price when the file was downloaded. */
  current: string
  next: string
}

export type PriceHeadings = Readonly<Record<'id' | 'name' | 'price' | 'new_price', string[]>>

export type PriceFileProblem = 'file_encoding' | 'file_columns' | 'file_malformed' | 'file_too_long'

/** Characters of a row: five columns, of which the name is the longest. */
const longestRow = 10_000

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

function cellsOf(text: string): string[][] | PriceFileProblem {
  // Before parsing: a row takes time even when it is blank.
  if (linesIn(text) > 2 * maxPriceRows) return 'file_too_long'
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      trim: true,
      to: maxPriceRows + 2,
      max_record_size: longestRow,
    })
  } catch (error) {
    if (error instanceof CsvError) return 'file_malformed'
    throw error
  }
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

export function readPriceFile(
  file: Uint8Array,
  headings: PriceHeadings,
): PriceRow[] | PriceFileProblem {
  const text = textOf(file)
  if (text === null) return 'file_encoding'
  const table = cellsOf(text)
  if (typeof table === 'string') return table
  const [first = [], ...rows] = table
  const placeOf = (column: keyof PriceHeadings) => {
    const titles = headings[column].map(plain)
    return first.findIndex((title) => titles.includes(plain(title)))
  }
  const id = placeOf('id')
  const name = placeOf('name')
  const current = placeOf('price')
  const next = placeOf('new_price')
  if ([id, current, next].includes(-1)) return 'file_columns'
  if (rows.length > maxPriceRows) return 'file_too_long'
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return []
    const at = (place: number) => cells[place] ?? ''
    return [{ row: index + 2, id: at(id), name: at(name), current: at(current), next: at(next) }]
  })
}
