import { type Label, label } from '../labels'
import type { Column, Table } from './columns'

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** Unknown columns that are named. */
const maxNamed = 5

export interface Places {
  key: number
  columns: Map<Column, number>
}

/** Where the columns are, by their headings in either language; a sentence when one is unclear. */
export function placesOf(table: Table, lines: readonly (readonly string[])[]): Places | Label {
  const [heading = []] = lines
  const keyColumn = { heading: table.key }
  const known = new Map(
    [keyColumn, ...table.columns].flatMap((one) =>
      Object.values(one.heading).map((title) => [plain(title), one] as const),
    ),
  )
  const found = heading.map((title) => known.get(plain(title)))
  const filled = new Set(
    lines.flatMap((line) => line.flatMap((cell, place) => (cell === '' ? [] : place))),
  )
  const unknown = [...filled].filter((place) => found[place] === undefined).slice(0, maxNamed)
  if (unknown.length > 0) {
    const names = unknown.map((place) => `“${heading[place] ?? ''}”`).join(', ')
    return label(`Không có cột tên ${names}.`, `There is no column called ${names}.`)
  }
  const titled = found.filter((one) => one !== undefined)
  const twice = titled.find((one, index) => titled.indexOf(one) !== index)
  if (twice) {
    const { vi, en } = twice.heading
    return label(`Cột “${vi}” có hai lần.`, `The column “${en}” is there twice.`)
  }
  const key = found.indexOf(keyColumn)
  const { vi, en } = table.key
  if (key < 0) return label(`Thiếu cột “${vi}”.`, `The column “${en}” is missing.`)
  const columns = table.columns.filter((column) => titled.includes(column))
  return { key, columns: new Map(columns.map((column) => [column, found.indexOf(column)])) }
}
