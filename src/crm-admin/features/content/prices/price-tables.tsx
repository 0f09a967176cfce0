import type { PriceChange, RefusedPrice } from '@nas/contract/prices'
import { formatPrice } from '@nas/domain/money'
import { Table, type TableProps } from 'antd'
import { useId } from 'react'
import { nameIn } from '../../../kit/texts/texts.ts'
import { usePriceTexts } from './price-texts.ts'

/** @example differenceOf({ before: 100_000, after: 90_000 }) // '-10.000đ (-10%)' */
function differenceOf({ before, after }: Pick<PriceChange, 'before' | 'after'>): string {
  const difference = after - before
  const sign = difference > 0 ? '+' : ''
  const shown = `${sign}${formatPrice(difference)}`
  const percent = Math.round((difference / before) * 100)
  return before === 0 || percent === 0 ? shown : `${shown} (${sign}${percent}%)`
}

interface PriceTableProps<Row> {
  title: string
  rows: Row[]
  keyOf: (row: Row) => number
  columns: NonNullable<TableProps<Row>['columns']>
}

function PriceTable<Row>({ title, rows, keyOf, columns }: PriceTableProps<Row>) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs a tab stop.
    <section className="crm-scroll" tabIndex={0} aria-labelledby={id}>
      <h2 id={id} className="crm-prices-heading">
        {title}
      </h2>
      <Table<Row>
        className="crm-table"
        size="small"
        rowKey={keyOf}
        dataSource={rows}
        columns={columns}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      />
    </section>
  )
}

export function RefusedTable({ rows }: { rows: RefusedPrice[] }) {
  const { t, locale } = usePriceTexts()
  return (
    <PriceTable
      title={t('refused')}
      rows={rows}
      keyOf={({ row }) => row}
      columns={[
        { key: 'row', title: t('row'), align: 'right', render: (_, { row }) => row },
        {
          key: 'product',
          title: t('product'),
          className: 'crm-wrap',
          render: (_, row) => nameIn(locale, row),
        },
        {
          key: 'reason',
          title: t('reason'),
          className: 'crm-wrap crm-problem',
          render: (_, { problem }) => t(`problem.${problem}`),
        },
        {
          key: 'stored',
          title: t('stored'),
          align: 'right',
          render: (_, { stored }) => (stored === null ? '–' : formatPrice(stored)),
        },
        { key: 'given', title: t('given'), align: 'right', render: (_, { given }) => given || '–' },
      ]}
    />
  )
}

export function ChangesTable({ title, rows }: { title: string; rows: PriceChange[] }) {
  const { t, locale } = usePriceTexts()
  return (
    <PriceTable
      title={title}
      rows={rows}
      keyOf={({ product }) => product}
      columns={[
        {
          key: 'product',
          title: t('product'),
          className: 'crm-wrap',
          render: (_, row) => nameIn(locale, row),
        },
        {
          key: 'before',
          title: t('stored'),
          align: 'right',
          render: (_, { before }) => formatPrice(before),
        },
        {
          key: 'after',
          title: t('after'),
          align: 'right',
          render: (_, { after }) => formatPrice(after),
        },
        {
          key: 'difference',
          title: t('difference'),
          align: 'right',
          render: (_, change) => differenceOf(change),
        },
      ]}
    />
  )
}
