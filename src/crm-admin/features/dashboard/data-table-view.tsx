import type { Cell } from '@nas/domain/csv'
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
