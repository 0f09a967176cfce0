import type { Cell } from '@nas/domain/csv'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { LoadFailure, Loading } from '../../kit/feedback/load-failure.tsx'
import { saveCsv } from '../../kit/files/download-button.tsx'
import { showNumber } from './formats.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

interface DataColumn {
  title: string
  /** The displayed text; the file contains the bare value. */
  show?: (cell: Cell) => string
}

/** The data of a chart for its table and file. The first column is the row's name. */
export interface DataTable {
  columns: readonly DataColumn[]
  rows: readonly (readonly Cell[])[]
}

function isNumeric({ rows }: DataTable, column: number): boolean {
  return rows.some((row) => typeof row[column] === 'number')
}

/** True when there is nothing to draw: no row, or only zeros. */
export function isBlank({ rows }: DataTable): boolean {
  return rows.every((row) => row.every((cell) => typeof cell === 'string' || cell === 0))
}

/** The figures of a chart as a table; a long one scrolls, also by keyboard. */
export function DataTableView({ title, table }: { title: string; table: DataTable }) {
  const { t, locale } = useDashboardTexts()
  const number = showNumber(locale)
  const classOf = (at: number) => (isNumeric(table, at) ? 'crm-data-number' : undefined)
  const textOf = (cell: string | number, at: number): string =>
    table.columns[at]?.show?.(cell) ?? (typeof cell === 'number' ? number(cell) : cell)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs a tab stop.
    <section className="crm-data-scroll" tabIndex={0} aria-label={`${t('block.table')}: ${title}`}>
      <table className="crm-rows crm-data-table">
        <thead>
          <tr>
            {table.columns.map(({ title: heading }, at) => (
              <th key={heading} scope="col" className={classOf(at)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([about = '', ...cells]) => (
            <tr key={about}>
              <th scope="row">{textOf(about, 0)}</th>
              {cells.map((cell, at) => (
                <td key={table.columns[at + 1]?.title} className={classOf(at + 1)}>
                  {textOf(cell, at + 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface DataBlockProps<Data> {
  title: string
  fileName: string
  query: UseQueryResult<Data>
  tableOf: (data: Data) => DataTable
  children: (data: Data) => ReactNode
  /** Omits the table: the content already consists of words and numbers. */
  inWords?: boolean
}

/** A block that loads, fails and retries separately, with its data as a table and a file. */
export function DataBlock<Data>(props: DataBlockProps<Data>) {
  const { title, fileName, query, tableOf, children, inWords = false } = props
  const { t } = useDashboardTexts()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const table = query.data === undefined ? null : tableOf(query.data)
  const save = ({ columns, rows }: DataTable): void => {
    saveCsv([columns.map((column) => column.title), ...rows], fileName)
  }
  return (
    <section className="crm-box crm-data" aria-labelledby={id}>
      <div className="crm-row crm-ends crm-data-head">
        <h2 id={id}>{title}</h2>
        {table !== null && !isBlank(table) && (
          <div className="crm-row">
            {!inWords && (
              <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                {t('block.table')}
                <span className="crm-hidden">: {title}</span>
              </Button>
            )}
            <Button size="small" onClick={() => save(table)}>
              {t('block.file')}
              <span className="crm-hidden">: {title}</span>
            </Button>
          </div>
        )}
      </div>
      {query.isError && (
        <LoadFailure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      )}
      {query.isPending && <Loading lines={6} />}
      {query.data !== undefined &&
        table !== null &&
        (isBlank(table) ? (
          <p className="crm-muted">{t('block.empty')}</p>
        ) : asTable ? (
          <DataTableView title={title} table={table} />
        ) : (
          children(query.data)
        ))}
    </section>
  )
}
