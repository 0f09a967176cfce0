import type { JobResource } from '@nas/contract/staff-jobs/fields'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { Link } from '@tanstack/react-router'
import { Checkbox, Table } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { OrderLink } from '../values/order-link.tsx'
import { Phone } from '../values/phone.tsx'
import { useJobTexts } from './job-texts.ts'
import { usePreferences, useShownColumns } from './list-preferences.ts'
import { columnWidths, type ListColumn, type ListRow, type ListView } from './list-view.ts'
import { useUpcoming } from './use-jobs.ts'

interface ListTableProps<Row extends ListRow> {
  view: ListView<Row>
  rows: Row[]
  loading: boolean
  /** `attribute:asc`, or empty for the default sort. */
  sort: string
  onSort: (sort: string) => void
  chosen: ReadonlySet<string>
  onSelect: (keys: readonly string[]) => void
}

const orders = { asc: 'ascend', desc: 'descend' } as const
const directions = { ascend: 'asc', descend: 'desc' } as const

/** Width of the column of checkboxes, in the unit of the other columns. */
const checkWidth = 2.5

const kinds = {
  moment: (value: string) => formatMoment(value),
  phone: (value: string) => <Phone number={value} />,
  amount: (value: number) => formatPrice(value),
  orderCode: (value: string) => <OrderLink code={value} />,
} satisfies Record<keyof typeof columnWidths, (value: never) => ReactNode>

function contentOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row)
  const value = row[column.of ?? (column.key as keyof Row)]
  if (column.as === undefined || (value ?? '') === '') return value as ReactNode
  return kinds[column.as](value as never)
}

/** A text that does not fit into its lines is shown on hover, or when full texts are enabled. */
function cellOf<Row extends ListRow>(view: ListView<Row>, column: ListColumn<Row>, row: Row) {
  const content = contentOf(column, row)
  if (column.key === 'state') {
    return (
      <Upcoming view={view} row={row}>
        {content}
      </Upcoming>
    )
  }
  const title = typeof content === 'string' ? content : undefined
  if (column.opens) {
    return (
      <Link {...view.open?.(row)} title={column.grow && title}>
        {content}
      </Link>
    )
  }
  return title === undefined ? content : <span title={title}>{content}</span>
}

function widthOf<Row>(column: ListColumn<Row>): number {
  return column.as === undefined ? column.width : columnWidths[column.as]
}

function columnOf<Row extends ListRow>(view: ListView<Row>, column: ListColumn<Row>, now: string) {
  const { key, title, sort, align, grow } = column
  const [attribute, direction] = now.split(':')
  return {
    key,
    title,
    ...(align !== undefined && { align }),
    ...(!grow && { width: `${widthOf(column)}em` }),
    render: (_: unknown, row: Row) => cellOf(view, column, row),
    ...(sort !== undefined && {
      sorter: true,
      sortOrder: sort === attribute ? orders[direction === 'desc' ? 'desc' : 'asc'] : null,
      showSorterTooltip: false,
    }),
  }
}

interface UpcomingProps<Row extends ListRow> {
  view: ListView<Row>
  row: Row
  children?: ReactNode
}

/** The state that a pending job will give to this row. */
function Upcoming<Row extends ListRow>({ view, row, children = null }: UpcomingProps<Row>) {
  const { stepOf } = useJobTexts()
  const { resource } = view.spec
  const to = useUpcoming(resource).get(String(row.id))
  if (view.bulk === undefined || to === undefined) return children
  const label = `→ ${stepOf(resource as JobResource, to)}`
  return (
    <span className="crm-upcoming" title={label}>
      {label}
    </span>
  )
}

/**
 * The rows as a table that scrolls horizontally in a narrow window. antd's own `scroll` draws each
 * heading twice; the second, hidden one contains a checkbox that is reachable by keyboard.
 */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { view, rows, loading, sort, onSort, chosen, onSelect } = props
  const { t } = useTexts()
  const columns = useShownColumns(view)
  const { full } = usePreferences(view.spec.resource)
  const checks = view.bulk === undefined ? 0 : checkWidth
  const width = columns.reduce((sum, column) => sum + widthOf(column), checks)
  const attributeOf = new Map(view.columns.map((column) => [column.key, column.sort]))
  return (
    <div className="crm-scroll">
      <Table<Row>
        className={full ? 'crm-table crm-list-table crm-full' : 'crm-table crm-list-table'}
        style={{ '--crm-table-width': `${width}em` } as CSSProperties}
        tableLayout="fixed"
        aria-label={view.title}
        size="small"
        rowKey="id"
        columns={columns.map((column) => columnOf(view, column, sort))}
        dataSource={rows}
        loading={loading}
        pagination={false}
        onRow={(row) => ({ 'data-row': String(row.id) }) as object}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
          const attribute = attributeOf.get(String(columnKey))
          onSort(order && attribute ? `${attribute}:${directions[order]}` : '')
        }}
        {...(view.bulk !== undefined && {
          rowSelection: {
            columnWidth: `${checkWidth}em`,
            selectedRowKeys: rows.map(({ id }) => id).filter((key) => chosen.has(String(key))),
            onChange: (keys) => onSelect(keys.map(String)),
            getCheckboxProps: (row) => ({
              'aria-label': t('list.select', { name: view.nameOf(row) }),
            }),
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectAll') }),
          },
        })}
      />
    </div>
  )
}

type ListCardsProps<Row extends ListRow> = Pick<
  ListTableProps<Row>,
  'view' | 'rows' | 'loading' | 'chosen'
> & { onToggle: (key: string) => void }

export function ListCards<Row extends ListRow>(props: ListCardsProps<Row>) {
  const { view, rows, loading, chosen, onToggle } = props
  const { t } = useTexts()
  return (
    <ul className="crm-plain crm-cards" aria-label={view.title} aria-busy={loading}>
      {rows.map((row) => (
        <li key={row.id} className="crm-box" data-row={row.id}>
          {view.bulk !== undefined && (
            <Checkbox
              className="crm-card-check"
              checked={chosen.has(String(row.id))}
              onChange={() => onToggle(String(row.id))}
              aria-label={t('list.select', { name: view.nameOf(row) })}
            />
          )}
          {view.card(row)}
          <Upcoming view={view} row={row} />
        </li>
      ))}
    </ul>
  )
}
