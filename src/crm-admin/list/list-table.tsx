import { Table } from 'antd'
import { useTexts } from '../texts/texts.ts'
import type { ListColumn, ListView } from './list-view.ts'
import { useShownColumns } from './use-shown-columns.ts'

interface ListTableProps<Row> {
  view: ListView<Row>
  rows: Row[]
  loading: boolean
  /** `attribute:asc`, or empty for the usual order. */
  sort: string
  onSort: (sort: string) => void
  selected: readonly Row[]
  onSelect: (rows: readonly Row[]) => void
}

const orders = { asc: 'ascend', desc: 'descend' } as const
const directions = { ascend: 'asc', descend: 'desc' } as const

function columnOf<Row>(
  { key, title, render, sort, align, width, wrap }: ListColumn<Row>,
  now: string,
) {
  const [attribute, direction] = now.split(':')
  return {
    key,
    title,
    ...(align !== undefined && { align }),
    ...(width !== undefined && { width }),
    className: wrap ? 'crm-wrap' : '',
    render: (_: unknown, row: Row) => render(row),
    ...(sort !== undefined && {
      sorter: true,
      sortOrder: sort === attribute ? orders[direction === 'desc' ? 'desc' : 'asc'] : null,
      showSorterTooltip: false,
    }),
  }
}

/**
 * The rows as a table that scrolls sideways in itself where it has not the room. antd's own `scroll`
 * draws each heading a second time, hidden, with a checkbox that the keyboard reaches.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { view, rows, loading, sort, onSort, selected, onSelect } = props
  const { t } = useTexts()
  const columns = useShownColumns(view)
  const attributeOf = new Map(view.columns.map((column) => [column.key, column.sort]))
  return (
    <div className="crm-scroll">
      <Table<Row & object>
        className="crm-table"
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
            columnWidth: 44,
            selectedRowKeys: selected.map(view.keyOf),
            onChange: (_keys, chosen) => onSelect(chosen),
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
