import { Link, useNavigate } from '@tanstack/react-router'
import { Select } from 'antd'
import type { SearchTexts } from '../routing/search-text.ts'
import { useTexts } from '../texts/texts.ts'
import type { ListPage } from './list-page.ts'
import { pageSizes, sizeOf, withoutPage } from './list-search.ts'

interface ListPagerProps {
  page: ListPage<unknown>
  search: SearchTexts
}

/** First, previous and next page as links, so that they open in tabs, and the rows of a page. */
export function ListPager({ page: { next, previous, rows }, search }: ListPagerProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const first = withoutPage(search)
  const { size: _, ...usual } = first
  const isFirst = previous === null
  if (isFirst && next === null && rows.length <= pageSizes[0] && sizeOf(search) === pageSizes[0]) {
    return null
  }
  return (
    <nav className="crm-pager" aria-label={t('list.pages')}>
      <Select<number>
        aria-label={t('list.size')}
        value={sizeOf(search)}
        options={pageSizes.map((size) => ({ value: size, label: t('list.sizeOf', { size }) }))}
        onChange={(size) => {
          const search = size === pageSizes[0] ? usual : { ...usual, size: String(size) }
          void navigate({ to: '.', search })
        }}
      />
      {!isFirst && (
        <>
          <Link to="." search={first}>
            {t('list.first')}
          </Link>
          <Link to="." search={{ ...first, before: previous }} rel="prev">
            {t('list.previous')}
          </Link>
        </>
      )}
      {next !== null && (
        <Link to="." search={{ ...first, after: next }} rel="next">
          {t('list.next')}
        </Link>
      )}
    </nav>
  )
}
