import { type Cell, unescapedCell } from '@nas/domain/csv'
import { type Label, label } from '../labels'
import { type Column, type Locale, type Table, valueIn } from './columns'
import type { Places } from './headings'

/** A document in all languages: its newest draft, or else as published. */
export interface Stored {
  id: number
  updatedAt: string
  _status?: 'draft' | 'published' | null
}

interface Problem {
  /** Heading of the column, in the editor's language; empty for the whole row. */
  field: string
  reason: string
}

/** What a row changes, to be sent back: texts by the names of columns. */
export interface RowChange {
  row: number
  key: string
  id: number | null
  updatedAt: string | null
  cells: Record<string, string>
}

export interface ComparedRow extends RowChange {
  isNew: boolean
  /** The change is added to a draft and does not reach the shop. */
  isDraft: boolean
  changes: { field: string; before: string; after: string }[]
  problems: Problem[]
}

/** As compared: without the marks of the file's format. */
export const clean = (text: string) =>
  unescapedCell(text.normalize('NFC').replace(/\r\n?/g, '\n')).trim()

/** By the words of the cell in either language, or by its value: `120.000` is 120000. */
function isUnchanged(column: Column, cell: string, stored: object | null): boolean {
  const { format } = column
  const value = stored && valueIn(stored, column)
  const isWritten = (language: keyof Label) => clean(String(format.write(value, language))) === cell
  if (isWritten('vi') || isWritten('en')) return true
  const read = format.read(cell, value)
  return 'value' in read && read.value === (value ?? null)
}

/** The cells that differ from the document; of a new one, all that are not empty. */
export function changedCells(
  columns: readonly Column[],
  cells: Readonly<Record<string, string>>,
  stored: object | null,
): Record<string, string> {
  const changed = columns.filter((column) => {
    const cell = cells[column.name]
    return cell !== undefined && !isUnchanged(column, cell, stored)
  })
  if (changed.every(({ format }) => format.isMark)) return {}
  return Object.fromEntries(changed.map(({ name }) => [name, cells[name] ?? '']))
}

export type Values = Record<Locale, Record<string, unknown>>

/** The values to save, by language, and the cells that are not of their format. */
export function readCells(
  columns: readonly Column[],
  cells: Readonly<Record<string, string>>,
  stored: object | null,
  language: keyof Label,
): { values: Values; problems: Problem[] } {
  const values: Values = { vi: {}, en: {} }
  const problems: Problem[] = []
  for (const column of columns) {
    const cell = cells[column.name]
    if (cell === undefined) continue
    const read = column.format.read(cell, stored && valueIn(stored, column))
    if ('value' in read) values[column.locale][column.field] = read.value
    else problems.push({ field: column.heading[language], reason: read.problem[language] })
  }
  return { values, problems }
}

const shown = (cell: Cell): string =>
  typeof cell === 'number' ? cell.toLocaleString('vi') : String(cell)

/** As it will be stored, not as it was typed. */
function changeOf(column: Column, cell: string, stored: object | null, language: keyof Label) {
  const { format, heading } = column
  const value = stored && valueIn(stored, column)
  const read = format.read(cell, value)
  const isShown = 'value' in read && !format.isMark
  return {
    field: heading[language],
    before: shown(format.write(value, language)),
    after: isShown ? shown(format.write(read.value, language)) : cell,
  }
}

const texts = {
  missing: label('Không có mục nào như vậy', 'There is no such entry'),
  noKey: label('Đang để trống', 'It is empty'),
  twice: (row: number) =>
    label(`Trùng với dòng ${row}: mỗi mục một dòng`, `The same as row ${row}: one row an entry`),
}

export interface FoundDocuments {
  byKey: ReadonlyMap<string, Stored>
  byTitle: ReadonlyMap<string, Stored>
}

/**
 * Compares the rows below the heading with the documents; blank rows are skipped. One row at a time,
 * because rich texts take milliseconds each.
 */
export function* compareRows(
  table: Table,
  places: Places,
  rows: readonly (readonly string[])[],
  { byKey, byTitle }: FoundDocuments,
  language: keyof Label,
): Generator<ComparedRow, void, void> {
  const { kind } = table
  const columns = [...places.columns.keys()]
  const firstRows = new Map<Stored | string, number>()
  const title = kind.title && `${kind.title}.vi`
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell === '')) continue
    const key = clean(row[places.key] ?? '')
    const given = Object.fromEntries(
      [...places.columns].map(([{ name }, place]) => [name, clean(row[place] ?? '')]),
    )
    const titled = (title && given[title]) ?? ''
    const stored = (key === '' ? byTitle.get(titled) : byKey.get(key)) ?? null
    const cells = changedCells(columns, given, stored)
    const { problems } = readCells(columns, cells, stored, language)
    const refuse = (reason: Label) =>
      problems.unshift({ field: table.key[language], reason: reason[language] })
    if (key === '' && !title) refuse(texts.noKey)
    else if (stored === null && (!kind.creates || (kind.key === 'id' && key !== ''))) {
      refuse(texts.missing)
    }
    const subject = stored ?? (key || titled)
    const first = firstRows.get(subject)
    if (first !== undefined && subject !== '') refuse(texts.twice(first))
    firstRows.set(subject, first ?? index + 2)
    const changes = columns
      .filter(({ name }) => cells[name] !== undefined)
      .map((column) => changeOf(column, cells[column.name] ?? '', stored, language))
    yield {
      ...{ row: index + 2, key: key || titled, cells, changes, problems },
      id: stored?.id ?? null,
      updatedAt: stored?.updatedAt ?? null,
      isNew: stored === null && kind.creates,
      isDraft: stored?._status === 'draft',
    }
  }
}
