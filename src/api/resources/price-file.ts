import { maxPriceRows } from '@nas/contract/limits'
import { CsvError, parse } from 'csv-parse/sync'
import { type ApiError, applicationError } from '../kit/api-error.ts'
import { exportColumns } from './export-columns.ts'

/** A row of the file, as written. */
export interface PriceRow {
  /** As a spreadsheet counts, with the heading. */
  row: number
  id: string
  name: string
  /** The price when the file was downloaded. */
  current: string
  next: string
}

type Column = (typeof exportColumns.prices)[number]['name']

const refused = {
  encoding: () => applicationError('file_encoding', 'The file is not in UTF-8'),
  columns: () =>
    applicationError('file_columns', 'The columns id, current price or new price are missing'),
  quotes: () => applicationError('file_malformed', 'The quotes of the file are malformed'),
  rows: () => applicationError('file_too_long', `The file has more than ${maxPriceRows} rows`),
} satisfies Record<string, () => ApiError>

function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw refused.encoding()
  }
}

/** Spreadsheets write the list separator of their language; headings contain none of them. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1)
  return [';', '\t'].find((separator) => heading.includes(separator)) ?? ','
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, { delimiter: separatorOf(text), relax_column_count: true, trim: true })
  } catch (error) {
    if (error instanceof CsvError) throw refused.quotes()
    throw error
  }
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** The place of a column by its heading in either language; -1 when it is missing. */
function placeOf(headings: readonly string[], wanted: Column): number {
  const column = exportColumns.prices.find(({ name }) => name === wanted)
  const titles = [column?.vi, column?.en].map((title) => plain(title ?? ''))
  return headings.findIndex((heading) => titles.includes(plain(heading)))
}

/**
 * Parses a file of prices, which staff have downloaded and changed in a spreadsheet.
 * @throws ApiError 400 with a code for a file as a whole
 */
export function readPriceFile(file: Uint8Array): PriceRow[] {
  const [headings = [], ...rows] = cellsOf(textOf(file))
  const [id, name, current, next] = (['id', 'name', 'price', 'new_price'] as const).map((column) =>
    placeOf(headings, column),
  ) as [number, number, number, number]
  if ([id, current, next].includes(-1)) throw refused.columns()
  if (rows.length > maxPriceRows) throw refused.rows()
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return []
    const at = (place: number) => cells[place] ?? ''
    return [{ row: index + 2, id: at(id), name: at(name), current: at(current), next: at(next) }]
  })
}
