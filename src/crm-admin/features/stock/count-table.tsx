import { stockChangeFieldLabels, stockFieldLabels } from '@nas/contract/field-labels'
import { Table } from 'antd'
import { type CountRow, differs, problemOf } from './count-results.ts'
import { signed, useStockTexts } from './stock-texts.ts'

export function CountTable({ rows }: { rows: CountRow[] }) {
  const { t, locale } = useStockTexts()
  const nameOf = ({ text, found }: CountRow) =>
    (locale === 'en' && found?.name_en) || (found?.name ?? text)
  const outcome = (row: CountRow): string => {
    const problem = problemOf(row)
    if (problem !== null) return t(`problem.${problem}`, { reserved: row.found?.reserved ?? 0 })
    const { result } = row
    if (result !== null) return t(`result.${result.result}`, { onHand: result.on_hand ?? '–' })
    return t(differs(row) ? 'pending' : 'same')
  }
  const isWrong = (row: CountRow): boolean =>
    problemOf(row) !== null ||
    (row.result !== null && !['changed', 'same'].includes(row.result.result))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs a tab stop.
    <section className="crm-scroll" tabIndex={0} aria-label={t('countTitle')}>
      <Table<CountRow>
        className="crm-table"
        aria-label={t('countTitle')}
        size="small"
        rowKey="line"
        dataSource={rows}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: t('nothingShown') }}
        columns={[
          { key: 'line', title: t('line'), align: 'right', render: (_, { line }) => line },
          {
            key: 'product',
            title: t('product'),
            width: 180,
            className: 'crm-wrap',
            render: (_, row) => nameOf(row),
          },
          {
            key: 'result',
            title: t('result'),
            render: (_, row) => (
              <span className={isWrong(row) ? 'crm-problem' : ''}>{outcome(row)}</span>
            ),
          },
          {
            key: 'onHand',
            title: stockFieldLabels.on_hand[locale],
            align: 'right',
            render: (_, { found }) => found?.on_hand ?? '–',
          },
          {
            key: 'counted',
            title: t('counted'),
            align: 'right',
            render: (_, { counted }) => counted ?? '–',
          },
          {
            key: 'difference',
            title: stockChangeFieldLabels.difference[locale],
            align: 'right',
            render: (_, { counted, found }) =>
              counted === null || found?.on_hand == null ? '–' : signed(counted - found.on_hand),
          },
        ]}
      />
    </section>
  )
}
