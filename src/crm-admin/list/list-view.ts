import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListSpec } from './list-search.ts'

export interface ListColumn<Row> {
  key: string
  title: string
  render(row: Row): ReactNode
  /** The attribute by which its heading sorts; one of the spec's `sorts`. */
  sort?: string
  align?: 'right'
  /** px */
  width?: number
  /** Long texts may take several lines. */
  wrap?: boolean
  /** Shown only when somebody chooses it. */
  optional?: boolean
}

/** A filter of the spec as people see it. */
export interface ShownFilter {
  /** Its name in the spec and in the address. */
  name: string
  label: string
  /** A day is chosen from a calendar, everything else from these. */
  options: readonly { value: string; label: string }[] | 'day'
}

/** What can be done with many rows at once; a row that fails does not keep the others. */
export interface BulkAction<Row> {
  key: string
  label: string
  /** Rows of which it makes sense. */
  allows(row: Row): boolean
  /** @throws ApiError */
  run(row: Row): Promise<void>
}

/** A list as a screen shows it. */
export interface ListView<Row> {
  spec: ListSpec<Row>
  title: string
  /** The list that this one belongs to. */
  section?: { to: NonNullable<LinkProps['to']>; label: string }
  /** What the words are looked for in; without it there is no search. */
  searchHint?: string
  columns: readonly ListColumn<Row>[]
  filters: readonly ShownFilter[]
  keyOf(row: Row): number | string
  /** What a row is called: for the checkboxes and the results. */
  nameOf(row: Row): string
  /** A row as a card, for narrow windows. */
  card(row: Row): ReactNode
  /** The record's own screen: with Enter and from the palette; the first column links there too. */
  open?(row: Row): LinkProps
  bulk?: readonly BulkAction<Row>[]
  /** Said when there is nothing at all. */
  empty: string
  /** Beside the title: "New product". */
  tools?: ReactNode
  /** There is a CSV file of it. */
  exported?: boolean
}
