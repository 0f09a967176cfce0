import type { BookComparison } from '@nas/contract/payments/operations'
import { useQuery } from '@tanstack/react-query'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { type DataTable, DataTableView } from './data-table-view.tsx'
import { booksOptions } from './statistics-queries.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

/**
 * The differences between the books of the shop and of Medusa, as the last night found them; absent
 * without any.
 */
export function BooksBlock() {
  const { t } = useDashboardTexts()
  const query = useQuery(booksOptions)
  if (query.error === null && !query.data?.total) return null
  const cellOf = (amount: number | null) => amount ?? t('books.missing')
  const tableOf = ({ differences }: BookComparison): DataTable => ({
    columns: [
      { title: t('books.record') },
      { title: t('books.ours') },
      { title: t('books.medusas') },
    ],
    rows: differences.map(({ kind, number, product, ours, medusas }) => {
      const record =
        number === null ? `${t('product.name')} ${product}` : `${t('books.order')} ${number}`
      return [`${record} · ${t(`books.kind.${kind}`)}`, cellOf(ours), cellOf(medusas)]
    }),
  })
  const title = t('books.title')
  return (
    <LoadedPanel title={title} query={query}>
      {(books) => <DataTableView title={title} table={tableOf(books)} />}
    </LoadedPanel>
  )
}
