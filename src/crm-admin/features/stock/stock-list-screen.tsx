import { stockFieldLabels as labels } from '@nas/contract/field-labels'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import type { ListColumn, ListView } from '../../kit/list/list-view.ts'
import { nameIn } from '../../kit/texts/texts.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { Cover } from '../../kit/values/cover.tsx'
import { useMay } from '../../shell/use-may.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { type StockRow, stockList } from './stock-list.ts'
import { useStockTexts } from './stock-texts.ts'
import { ThresholdDialog } from './threshold-dialog.tsx'

const logOf = ({ id }: StockRow) =>
  ({ to: '/stock/changes', search: { product: String(id) } }) as const

/** /crm-admin/stock */
export function StockListScreen() {
  const { t, locale } = useStockTexts()
  const may = useMay()
  const [open, setOpen] = useState<{ what: 'change' | 'threshold'; stock: StockRow } | null>(null)
  const nameOf = (stock: StockRow) => nameIn(locale, stock)
  const actions = (stock: StockRow, size: 'small' | 'medium') => (
    <span className="crm-row">
      {may('stock.write') && (
        <>
          <Button
            size={size}
            aria-label={t('changeRow', { name: nameOf(stock) })}
            onClick={() => setOpen({ what: 'change', stock })}
          >
            {t('change')}
          </Button>
          <Button
            size={size}
            aria-label={t('thresholdRow', { name: nameOf(stock) })}
            onClick={() => setOpen({ what: 'threshold', stock })}
          >
            {labels.threshold[locale]}
          </Button>
        </>
      )}
      <Link {...logOf(stock)} aria-label={t('logRow', { name: nameOf(stock) })}>
        {t('log')}
      </Link>
    </span>
  )
  const numbers = ['on_hand', 'reserved', 'available', 'threshold'] as const
  const columns: ListColumn<StockRow>[] = [
    {
      key: 'product',
      title: t('product'),
      sort: 'name',
      width: 16,
      grow: true,
      render: (stock) => <ProductName stock={stock} name={nameOf(stock)} />,
    },
    ...numbers.map(
      (key): ListColumn<StockRow> => ({
        key,
        title: labels[key][locale],
        sort: key,
        align: 'right',
        width: key === 'available' ? 9.6 : 7.2,
        render: (stock) => (key === 'available' ? <Available stock={stock} /> : stock[key]),
      }),
    ),
    {
      key: 'updatedAt',
      title: t('updatedAt'),
      sort: 'updatedAt',
      optional: true,
      as: 'moment',
    },
    { key: 'actions', title: t('actions'), width: 20.5, render: (row) => actions(row, 'small') },
  ]
  const view: ListView<StockRow> = {
    spec: stockList,
    title: t('title'),
    searchHint: t('searchHint'),
    columns,
    filters: [
      { name: 'low', label: t('filterLow'), options: [{ value: 'yes', label: t('filterLowYes') }] },
      {
        name: 'state',
        label: t('filterState'),
        options: [
          { value: 'active', label: t('stateActive') },
          { value: 'inactive', label: t('stateInactive') },
        ],
      },
    ],
    nameOf,
    card: (stock) => (
      <>
        <ProductName stock={stock} name={nameOf(stock)} />
        <div className="crm-row crm-ends">
          <span>
            {labels.on_hand[locale]} {stock.on_hand} · {labels.reserved[locale]} {stock.reserved}
          </span>
          <span>
            {labels.available[locale]} <Available stock={stock} />
          </span>
        </div>
        {actions(stock, 'medium')}
      </>
    ),
    empty: t('empty'),
    tools: (
      <>
        <Link to="/stock/changes" className="crm-button">
          {t('log')}
        </Link>
        {may('stock.write') && (
          <Link to="/stock/count" className="crm-button">
            {t('count')}
          </Link>
        )}
      </>
    ),
  }
  const dialog = open && {
    stock: open.stock,
    name: nameOf(open.stock),
    onClose: () => setOpen(null),
  }
  return (
    <>
      <ListScreen view={view} />
      {dialog && open?.what === 'change' && <ChangeDialog {...dialog} />}
      {dialog && open?.what === 'threshold' && <ThresholdDialog {...dialog} />}
    </>
  )
}

function ProductName({ stock, name }: { stock: StockRow; name: string }) {
  const { t } = useStockTexts()
  return (
    <span className="crm-named">
      <Cover src={stock.image} size={36} />
      <span>
        {name} {stock.state === 'inactive' && <ColourTag colour={null}>{t('hidden')}</ColourTag>}
      </span>
    </span>
  )
}

/** Available quantity; low stock is marked by a word. */
function Available({ stock: { available, low } }: { stock: StockRow }) {
  const { t, locale } = useStockTexts()
  return (
    <span className="crm-row crm-inline">
      {low && (
        <ColourTag colour={available === 0 ? 'red' : 'orange'}>
          {available === 0 ? t('soldOut') : labels.low[locale]}
        </ColourTag>
      )}
      <strong>{available}</strong>
    </span>
  )
}
