import { stockReasonLabels, stockReasons } from '@nas/contract/stock'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListColumn, ListView } from '../list/list-view.ts'
import { formatMoment } from '../orders/order-formats.ts'
import { useTexts } from '../texts/texts.ts'
import { type StockChangeRow, stockChangeList } from './stock-change-list.ts'
import { useStockTexts } from './stock-texts.ts'

const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference))

/** /crm-admin/stock/changes: who changed which stock, when and why */
export function StockChangesScreen() {
  const { t, locale } = useStockTexts()
  const { t: frame } = useTexts()
  const nameOf = ({ product }: StockChangeRow): string => {
    const { name = '–', name_en = null } = product?.attributes ?? {}
    return (locale === 'en' && name_en) || name
  }
  const columns: ListColumn<StockChangeRow>[] = [
    {
      key: 'when',
      title: t('when'),
      sort: 'createdAt',
      render: ({ createdAt }) => formatMoment(createdAt),
    },
    { key: 'product', title: t('product'), width: 220, wrap: true, render: nameOf },
    { key: 'before', title: t('before'), align: 'right', render: ({ before }) => before },
    { key: 'after', title: t('afterColumn'), align: 'right', render: ({ after }) => after },
    {
      key: 'difference',
      title: t('difference'),
      align: 'right',
      render: ({ difference }) => signed(difference),
    },
    {
      key: 'reason',
      title: t('reason'),
      render: ({ reason }) => stockReasonLabels[reason][locale],
    },
    { key: 'note', title: t('note'), width: 200, wrap: true, render: ({ note }) => note },
    { key: 'who', title: t('who'), render: ({ who }) => who ?? t('shop') },
  ]
  const view: ListView<StockChangeRow> = {
    spec: stockChangeList,
    title: t('log'),
    section: { to: '/stock', label: t('title') },
    columns,
    filters: [
      {
        name: 'reason',
        label: t('reason'),
        options: stockReasons.map((reason) => ({
          value: reason,
          label: stockReasonLabels[reason][locale],
        })),
      },
      { name: 'from', label: frame('list.from'), options: 'day' },
      { name: 'to', label: frame('list.to'), options: 'day' },
    ],
    keyOf: ({ id }) => id,
    nameOf,
    card: (change) => (
      <>
        <div className="crm-card-row">
          <strong>{nameOf(change)}</strong>
          <span className="crm-nowrap">
            {change.before} → {change.after} ({signed(change.difference)})
          </span>
        </div>
        <p>
          {stockReasonLabels[change.reason][locale]}
          {change.note !== null && `: ${change.note}`}
        </p>
        <div className="crm-card-row">
          <span>{formatMoment(change.createdAt)}</span>
          <span>{change.who ?? t('shop')}</span>
        </div>
      </>
    ),
    empty: t('logEmpty'),
    exported: true,
  }
  return <ListScreen view={view} />
}
