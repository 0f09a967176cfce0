import { type DataTable, isNumeric } from './data-table.ts'
import { showNumber } from './formats.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

interface DataTableViewProps {
  title: string
  table: DataTable
}

/** The figures of a chart in words and numbers; a long one scrolls, also by the keyboard. */
export function DataTableView({ title, table }: DataTableViewProps) {
  const { t, locale } = useDashboardTexts()
  const number = showNumber(locale)
  const classOf = (at: number) => (isNumeric(table, at) ? 'crm-data-number' : undefined)
  const textOf = (cell: string | number, at: number): string =>
    table.columns[at]?.show?.(cell) ?? (typeof cell === 'number' ? number(cell) : cell)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard.
    <section className="crm-data-scroll" tabIndex={0} aria-label={`${t('block.table')}: ${title}`}>
      <table className="crm-data-table">
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
