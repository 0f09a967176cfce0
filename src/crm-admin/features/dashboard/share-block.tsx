import type { OrderShare, SoldProduct } from '@nas/contract/statistics/operations'
import { formatPrice } from '@nas/domain/money'
import type { OrderState, orderStateColours } from '@nas/domain/order-states'
import type { Period } from '@nas/domain/periods'
import { useQuery } from '@tanstack/react-query'
import { theme } from 'antd'
import { DataBlock, type DataTable } from './data-block.tsx'
import { showNumber, showShare } from './formats.ts'
import { productsOptions, type ShareKind, sharesOptions } from './statistics-queries.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

type BarColour = (typeof orderStateColours)[OrderState]

interface NamedValue {
  name: string
  value: number
  /** A colour of antd; null is grey, undefined the shop's colour. */
  colour?: BarColour
}

interface BarsListProps {
  bars: readonly NamedValue[]
  showValue: (value: number) => string
}

function BarsList({ bars, showValue }: BarsListProps) {
  const { token } = theme.useToken()
  const paint = (colour: BarColour | undefined): string | undefined =>
    colour === undefined
      ? undefined
      : colour === null
        ? token.colorTextTertiary
        : token[`${colour}-6`]
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ul className="crm-plain crm-bars">
      {bars.map(({ name, value, colour }) => (
        <li key={name}>
          <span className="crm-bar-name">{name}</span>
          <span className="crm-bar-value">{showValue(value)}</span>
          <span
            className="crm-bar"
            style={{ width: `${(100 * value) / most}%`, background: paint(colour) }}
          />
        </li>
      ))}
    </ul>
  )
}

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

export function ProductsBlock({ period }: { period: Period }) {
  const { t } = useDashboardTexts()
  const tableOf = (products: readonly SoldProduct[]): DataTable => ({
    columns: [
      { title: t('product.name') },
      { title: t('product.units') },
      { title: t('share.money'), show: (cell) => formatPrice(Number(cell)) },
    ],
    rows: products.map(({ name, units, money }) => [name, units, money]),
  })
  return (
    <DataBlock
      title={t('product.title')}
      fileName={`products-${period.from}-${period.to}`}
      query={useQuery(productsOptions(period))}
      tableOf={tableOf}
    >
      {(products) => (
        <BarsList
          bars={products.map(({ name, money }) => ({ name, value: money }))}
          showValue={(dong) => formatPrice(dong)}
        />
      )}
    </DataBlock>
  )
}
