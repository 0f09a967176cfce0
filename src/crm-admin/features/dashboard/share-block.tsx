import type { OrderShare } from '@nas/contract/statistics/operations'
import { formatPrice } from '@nas/domain/money'
import type { Period } from '@nas/domain/periods'
import { useQuery } from '@tanstack/react-query'
import { type BarColour, BarsList } from './bars-list.tsx'
import { DataBlock } from './data-block.tsx'
import type { DataTable } from './data-table-view.tsx'
import { showNumber, showShare } from './formats.ts'
import { type ShareKind, sharesOptions } from './statistics-queries.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

interface ShareBlockProps {
  kind: ShareKind
  period: Period
  nameOf: (key: string) => string
  /** Colour of a bar, as in the tag of the same key. */
  colourOf?: (key: string) => BarColour
}

const maxBars = 10

export function ShareBlock({ kind, period, nameOf, colourOf }: ShareBlockProps) {
  const { t, locale } = useDashboardTexts()
  const sumOf = (shares: readonly OrderShare[]) =>
    shares.reduce((sum, { orders }) => sum + orders, 0)
  const tableOf = (shares: readonly OrderShare[]): DataTable => ({
    columns: [
      { title: t(`share.${kind}`) },
      { title: t('share.orders') },
      { title: t('share.part'), show: showShare(locale) },
      { title: t('share.money'), show: (cell) => formatPrice(Number(cell)) },
    ],
    rows: shares.map(({ key, orders, money }) => [
      nameOf(key),
      orders,
      orders / sumOf(shares),
      money,
    ]),
  })
  const barsOf = (shares: readonly OrderShare[]) => {
    const bars = shares.slice(0, maxBars).map(({ key, orders }) => ({
      name: nameOf(key),
      value: orders,
      ...(colourOf && { colour: colourOf(key) }),
    }))
    const rest = shares.slice(maxBars)
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
