import type { SoldProduct } from '@nas/contract/statistics/operations'
import { formatPrice } from '@nas/domain/money'
import type { Period } from '@nas/domain/periods'
import { useQuery } from '@tanstack/react-query'
import { BarsList } from './bars-list.tsx'
import { DataBlock } from './data-block.tsx'
import type { DataTable } from './data-table-view.tsx'
import { productsOptions } from './statistics-queries.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

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
