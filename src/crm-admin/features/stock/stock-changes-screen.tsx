import { stockChangeFieldLabels as labels } from '@nas/contract/field-labels'
import { stockReasonLabels, stockReasons } from '@nas/contract/stock/fields'
import { formatMoment } from '@nas/domain/dates'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { type ListColumn, type ListView, optionsOf } from '../../kit/list/list-view.ts'
import { nameIn } from '../../kit/texts/texts.ts'
import { type StockChangeRow, stockChangeList } from './stock-change-list.ts'
import { signed, useStockTexts } from './stock-texts.ts'

/** /crm-admin/stock/changes: changes of stock with person, time and reason */
export function StockChangesScreen() {
  const { t, locale } = useStockTexts()
  const nameOf = ({ name, name_en }: StockChangeRow) =>
    nameIn(locale, { name: name ?? '–', name_en })
  const reasonOf = ({ reason }: StockChangeRow) => stockReasonLabels[reason][locale]
  const columns: ListColumn<StockChangeRow>[] = [
    {
      key: 'when',
      of: 'createdAt',
      title: labels.createdAt[locale],
      sort: 'createdAt',
      as: 'moment',
    },
    { key: 'product', title: labels.product[locale], width: 12, grow: true, render: nameOf },
    { key: 'before', title: labels.before[locale], align: 'right', width: 5 },
    { key: 'after', title: labels.after[locale], align: 'right', width: 5 },
    {
      key: 'difference',
      title: labels.difference[locale],
      align: 'right',
      width: 6.6,
      render: ({ difference }) => signed(difference),
    },
    { key: 'reason', title: labels.reason[locale], width: 10, render: reasonOf },
    { key: 'note', title: labels.note[locale], width: 10, grow: true },
    { key: 'who', title: labels.who[locale], width: 9, render: ({ who }) => who ?? t('shop') },
  ]
  const view: ListView<StockChangeRow> = {
    spec: stockChangeList,
    title: t('log'),
    section: { to: '/stock', label: t('title') },
    columns,
    filters: [
      {
        name: 'reason',
        label: labels.reason[locale],
        options: optionsOf(stockReasons, (reason) => stockReasonLabels[reason][locale]),
      },
    ],
    nameOf,
    card: (change) => (
      <>
        <div className="crm-row crm-ends">
          <strong>{nameOf(change)}</strong>
          <span className="crm-nowrap">
            {change.before} → {change.after} ({signed(change.difference)})
          </span>
        </div>
        <p>
          {reasonOf(change)}
          {change.note !== null && `: ${change.note}`}
        </p>
        <div className="crm-row crm-ends">
          <span>{formatMoment(change.createdAt)}</span>
          <span>{change.who ?? t('shop')}</span>
        </div>
      </>
    ),
    empty: t('logEmpty'),
  }
  return <ListScreen view={view} />
}
