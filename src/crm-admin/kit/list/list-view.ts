import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { JobDetails } from './jobs.api.ts'
import type { ListSpec } from './list-search.ts'

/** Widths of columns that several lists share: the widest text with its padding, in em. */
export const columnWidths = { orderCode: 12.6, moment: 12.1, phone: 10.3, amount: 8.2 } as const

interface ColumnFrame {
  key: string
  title: string
  /** The attribute by which its heading sorts; one of the spec's `sorts`. */
  sort?: string
  align?: 'right'
  /** Takes the remaining width; `width` is the minimum. */
  grow?: true
  optional?: boolean
  opens?: true
}

/** `width` is in em of the table, including padding; the heading with its arrows fits in. */
type ColumnWidth = { width: number; as?: never } | { as: keyof typeof columnWidths }

/** A column without `render` shows the row's value `of`, by default the one with its key. */
export type ListColumn<Row> = ColumnFrame &
  ColumnWidth &
  (
    | { render(row: Row): ReactNode }
    | { of: keyof Row & string; render?: never }
    | { key: keyof Row & string; of?: never; render?: never }
  )

/** A filter of the spec with its label. Every list with a period also shows its days. */
export interface ShownFilter {
  /** Its name in the spec and in the address. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Behind the button for further filters. */
  rare?: true
}

/** A filter as tabs, each with its number of rows under the other filters. */
export interface ListTabs extends Omit<ShownFilter, 'rare'> {
  /** By value; undefined until they are loaded. */
  counts: ReadonlyMap<string, number> | undefined
}

export function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
) {
  return values.map((value) => ({ value, label: labelOf(value) }))
}

/** A state to which a job of the server can move many rows (ADR 0118). */
export interface BulkAction<Row> {
  to: string
  label: string
  allows(row: Row): boolean
  /** The displayed version; a row whose version differs is not changed. */
  version?(row: Row): string
  /** A dialog that asks for more before the job begins. */
  ask?(dialog: BulkDialog): ReactNode
}

export interface BulkDialog {
  /** Number of records. */
  count: number
  onConfirm: (more: JobDetails) => void
  onClose: () => void
}

/** The chosen rows of a list, or all that it finds. */
export interface ChosenRecords {
  count: number
  /** The query of `/api` that finds them. */
  query: Record<string, unknown>
}

export interface ListRow {
  id: number | string
}

export interface ListView<Row extends ListRow> {
  spec: ListSpec<Row>
  title: string
  section?: { to: NonNullable<LinkProps['to']>; label: string }
  /** Describes what the search covers; without it there is no search. */
  searchHint?: string
  columns: readonly ListColumn<Row>[]
  filters: readonly ShownFilter[]
  tabs?: ListTabs
  /** Name of a row, for the checkboxes and the results. */
  nameOf(row: Row): string
  card(row: Row): ReactNode
  open?(row: Row): LinkProps
  bulk?: readonly BulkAction<Row>[]
  /** Further controls for the chosen rows. */
  chosenTools?(chosen: ChosenRecords): ReactNode
  empty: string
  tools?: ReactNode
}
