import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { JobDetails } from './jobs.api.ts'
import type { ListSpec } from './list-search.ts'

export interface ListColumn<Row> {
  key: string
  title: string
  render(row: Row): ReactNode
  /** The attribute by which its heading sorts; one of the spec's `sorts`. */
  sort?: string
  align?: 'right'
  /** In em of the table, including padding; wide enough for the heading with its arrows. */
  width: number
  /** Takes the remaining width; `width` is the minimum. */
  grow?: true
  /** Hidden by default. */
  optional?: boolean
}

/** `ListColumn.width` of columns that several lists share: the widest text with its padding. */
export const columnWidths = { orderCode: 12.6, moment: 12.1, phone: 10.3, amount: 8.2 } as const

/** A filter of the spec with its label. Every list with a period also shows its days. */
export interface ShownFilter {
  /** Its name in the spec and in the address. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** A state to which a job of the server can move many rows (ADR 0118). */
export interface BulkAction<Row> {
  to: string
  label: string
  /** Whether the action applies to the row. */
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

export interface ListView<Row> {
  spec: ListSpec<Row>
  title: string
  /** The parent list. */
  section?: { to: NonNullable<LinkProps['to']>; label: string }
  /** Describes what the search covers; without it there is no search. */
  searchHint?: string
  columns: readonly ListColumn<Row>[]
  filters: readonly ShownFilter[]
  keyOf(row: Row): number | string
  /** Name of a row, for the checkboxes and the results. */
  nameOf(row: Row): string
  /** A row as a card, for narrow windows. */
  card(row: Row): ReactNode
  /**
   * The record's own screen, opened with Enter and from the palette; the first column links to it
   * too.
   */
  open?(row: Row): LinkProps
  bulk?: readonly BulkAction<Row>[]
  /** Shown when there are no records. */
  empty: string
  /** Next to the title: "New product". */
  tools?: ReactNode
  /** A CSV file can be exported. */
  exported?: boolean
}
