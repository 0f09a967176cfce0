import { useStore } from '@nanostores/react'
import type { JobResource } from '@nas/contract/staff-jobs/fields'
import { Checkbox, Table } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { useJobTexts } from './job-texts.ts'
import { $listPreferences, preferencesOf, useShownColumns } from './list-preferences.ts'
import type { ListColumn, ListView } from './list-view.ts'
import { useUpcoming } from './use-jobs.ts'

interface ListTableProps<Row> {
  view: ListView<Row>
  rows: Row[]
  loading: boolean
  /** `attribute:asc`, or empty for the default sort. */
  sort: string
  onSort: (sort: string) => void
  /** Keys of the chosen rows. */
  chosen: ReadonlySet<string>
  onSelect: (keys: readonly string[]) => void
}

const orders = { asc: 'ascend', desc: 'descend' } as const
const directions = { ascend: 'asc', descend: 'desc' } as const

/** Width of the column of checkboxes, in the unit of the other columns. */
const checkWidth = 2.5

/**
 * A text that does not fit into one line is shown completely on hover, or when full texts are
 * enabled.
 */
function cellOf(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <span title={content}>{content}</span> : content
}

function columnOf<Row>(
  { key, title, render, sort, align, width, grow }: ListColumn<Row>,
  now: string,
) {
  const [attribute, direction] = now.split(':')
  return {
    key,
    title,
    ...(align !== undefined && { align }),
    ...(!grow && { width: `${width}em` }),
    render: (_: unknown, row: Row) => cellOf(render(row)),
    ...(sort !== undefined && {
      sorter: true,
      sortOrder: sort === attribute ? orders[direction === 'desc' ? 'desc' : 'asc'] : null,
      showSorterTooltip: false,
    }),
  }
}

interface UpcomingProps<Row> {
  view: ListView<Row>
  row: Row
  /** Shown when no job is pending for the row. */
  children?: ReactNode
}

/** The state that a pending job will give to this row. */
function Upcoming<Row>({ view, row, children = null }: UpcomingProps<Row>) {
  const { stepOf } = useJobTexts()
  const { resource } = view.spec
  const to = useUpcoming(resource).get(String(view.keyOf(row)))
  if (view.bulk === undefined || to === undefined) return children
  const label = `→ ${stepOf(resource as JobResource, to)}`
  return (
    <span className="crm-upcoming" title={label}>
      {label}
    </span>
  )
}

/** Replaces the state column of a row with its pending state. */
function withUpcoming<Row>(view: ListView<Row>) {
  return (column: ListColumn<Row>): ListColumn<Row> =>
    column.key !== 'state'
      ? column
      : {
          ...column,
          render: (row) => (
            <Upcoming view={view} row={row}>
              {column.render(row)}
            </Upcoming>
          ),
        }
}

/**
 * The rows as a table that scrolls horizontally in a narrow window. antd's own `scroll` draws each
 * heading twice; the second, hidden one contains a checkbox that is reachable by keyboard.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { view, rows, loading, sort, onSort, chosen, onSelect } = props
  const { t } = useTexts()
  const columns = useShownColumns(view).map(withUpcoming(view))
  const { full } = preferencesOf(useStore($listPreferences), view.spec.resource)
  const checks = view.bulk === undefined ? 0 : checkWidth
  const width = columns.reduce((sum, column) => sum + column.width, checks)
  const attributeOf = new Map(view.columns.map((column) => [column.key, column.sort]))
  return (
    <div className="crm-scroll">
      <Table<Row & object>
        className={full ? 'crm-table crm-list-table crm-full' : 'crm-table crm-list-table'}
        style={{ '--crm-table-width': `${width}em` } as CSSProperties}
        tableLayout="fixed"
        aria-label={view.title}
        size="small"
        rowKey={(row) => view.keyOf(row)}
        columns={columns.map((column) => columnOf(column, sort))}
        dataSource={rows as (Row & object)[]}
        loading={loading}
        pagination={false}
        onRow={(row) => ({ 'data-row': String(view.keyOf(row)) }) as object}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
          const attribute = attributeOf.get(String(columnKey))
          onSort(order && attribute ? `${attribute}:${directions[order]}` : '')
        }}
        {...(view.bulk !== undefined && {
          rowSelection: {
            columnWidth: `${checkWidth}em`,
            selectedRowKeys: rows.map(view.keyOf).filter((key) => chosen.has(String(key))),
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

interface ListCardsProps<Row> {
  view: ListView<Row>
  rows: Row[]
  loading: boolean
  chosen: ReadonlySet<string>
  onToggle: (key: string) => void
}

/** The rows of the table as cards, for narrow windows. */
export function ListCards<Row>({ view, rows, loading, chosen, onToggle }: ListCardsProps<Row>) {
  const { t } = useTexts()
  return (
    <ul className="crm-plain crm-cards" aria-label={view.title} aria-busy={loading}>
      {rows.map((row) => (
        <li key={view.keyOf(row)} className="crm-box" data-row={view.keyOf(row)}>
          {view.bulk !== undefined && (
            <Checkbox
              className="crm-card-check"
              checked={chosen.has(String(view.keyOf(row)))}
              onChange={() => onToggle(String(view.keyOf(row)))}
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
