import type { BookComparison } from '@nas/contract/payments/operations'
import { useQuery } from '@tanstack/react-query'
import { DataBlock } from './data-block.tsx'
import { type DataTable, DataTableView } from './data-table-view.tsx'
import { showNumber } from './formats.ts'
import { booksOptions } from './statistics-queries.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

/** The differences between the books of the shop and of Medusa, as the last night found them. */
export function BooksBlock() {
  const { t, locale } = useDashboardTexts()
  const show = (amount: number | null) =>
    amount === null ? t('books.missing') : showNumber(locale)(amount)
  const tableOf = ({ differences }: BookComparison): DataTable => ({
    columns: [
      { title: t('books.record') },
      { title: t('books.ours') },
      { title: t('books.medusas') },
    ],
    rows: differences.map(({ kind, number, product, ours, medusas }) => [
      `${number === null ? `${t('product.name')} ${product}` : `${t('books.order')} ${number}`} · ${t(`books.kind.${kind}`)}`,
      show(ours),
      show(medusas),
    ]),
  })
  const title = t('books.title')
  return (
    <DataBlock
      title={title}
      fileName="books"
      query={useQuery(booksOptions)}
      tableOf={tableOf}
      isEmpty={({ total }) => total === 0}
      empty={t('books.empty')}
      inWords
    >
      {(books) => <DataTableView title={title} table={tableOf(books)} />}
    </DataBlock>
  )
}
