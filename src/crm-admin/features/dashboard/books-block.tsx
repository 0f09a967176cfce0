import type { BookComparison } from '@nas/contract/payments/fields'
import en from '../../../i18n/locales/en/crm-books.json'
import vi from '../../../i18n/locales/vi/crm-books.json'
import { Panel } from '../../kit/page/page-frame.tsx'
import { textsOf } from '../../kit/texts/texts.ts'
import { type DataTable, DataTableView } from './data-block.tsx'

type BooksTextKey = keyof typeof vi

const useBooksTexts = textsOf<BooksTextKey>({ vi, en })

export function BooksBlock({ books: { differences } }: { books: BookComparison }) {
  const { t } = useBooksTexts()
  const cellOf = (amount: number | null) => amount ?? t('missing')
  const table: DataTable = {
    columns: [{ title: t('record') }, { title: t('ours') }, { title: t('medusas') }],
    rows: differences.map(({ kind, number, product, ours, medusas }) => {
      const record = number === null ? `${t('product')} ${product}` : `${t('order')} ${number}`
      return [`${record} · ${t(`kind.${kind}`)}`, cellOf(ours), cellOf(medusas)]
    }),
  }
  const title = t('title')
  return (
    <Panel title={title}>
      <DataTableView title={title} table={table} />
    </Panel>
  )
}
