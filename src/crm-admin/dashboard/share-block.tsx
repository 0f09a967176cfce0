import type { OrderShare } from '@nas/contract/statistics'
import { formatPrice } from '@nas/domain/money'
import type { Period } from '@nas/domain/periods'
import { useQuery } from '@tanstack/react-query'
import { BarsList } from './bars-list.tsx'
import { DataBlock } from './data-block.tsx'
import type { DataTable } from './data-table.ts'
import { showNumber, showShare } from './formats.ts'
import { type ShareKind, sharesOptions } from './statistics-queries.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

interface ShareBlockProps {
  kind: ShareKind
  period: Period
  nameOf: (key: string) => string
}

/** Bars for the first so many; the rest is one bar. */
const mostBars = 10

/** How the orders of a period divide. */
export function ShareBlock({ kind, period, nameOf }: ShareBlockProps) {
  const { t, locale } = useDashboardTexts()
  const sumOf = (shares: readonly OrderShare[]) =>
    shares.reduce((sum, { orders }) => sum + orders, 0)
  const tableOf = (shares: readonly OrderShare[]): DataTable => ({
    columns: [
      { title: t(`share.${kind}`) },
      { title: t('share.orders') },
      { title: t('share.part'), show: showShare(locale) },
      { title: t('share.money'), show: (cell) => formatPrice(Number(cell), locale) },
    ],
    rows: shares.map(({ key, orders, money }) => [
      nameOf(key),
      orders,
      orders / sumOf(shares),
      money,
    ]),
  })
  const barsOf = (shares: readonly OrderShare[]) => {
    const bars = shares
      .slice(0, mostBars)
      .map(({ key, orders }) => ({ name: nameOf(key), value: orders }))
    const rest = shares.slice(mostBars)
    return rest.length === 0 ? bars : [...bars, { name: t('share.rest'), value: sumOf(rest) }]
  }
  return (
    <DataBlock
      title={t(`share.${kind}Title`)}
      fileName={`${kind}-${period.from}-${period.to}`}
      query={useQuery(sharesOptions(kind, period))}
      tableOf={tableOf}
    >
      {(shares) => <BarsList bars={barsOf(shares)} showValue={showNumber(locale)} />}
    </DataBlock>
  )
}
