import { maxPriceRows } from '@nas/contract/limits'
import { readCsv, type TableProblem } from '@nas/spreadsheets/read-csv'

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

export type PriceFileProblem = TableProblem | 'file_columns'

/** The name is the longest of the columns. */
const limits = { maxRows: maxPriceRows, longestRow: 10_000 }

const plain = (text: string) => text.normalize('NFC').toLowerCase()

export function readPriceFile(
  file: Uint8Array,
  headings: PriceHeadings,
): PriceRow[] | PriceFileProblem {
  const table = readCsv(file, limits)
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
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return []
    const at = (place: number) => cells[place] ?? ''
    return [{ row: index + 2, id: at(id), name: at(name), current: at(current), next: at(next) }]
  })
}
