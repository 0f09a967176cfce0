import { Link, useNavigate } from '@tanstack/react-router'
import { Select } from 'antd'
import type { SearchTexts } from '../address/search-text.ts'
import { useTexts } from '../texts/texts.ts'
import type { ListPage } from './list-page.ts'
import { defaultSize, pageSizes, sizeOf, withoutPage } from './list-search.ts'

interface ListPagerProps {
  page: ListPage<unknown>
  search: SearchTexts
}

/** First, previous and next page as links, so that they open in tabs, and the rows of a page. */
export function ListPager({ page, search }: ListPagerProps) {
  const { next, previous, rows } = page
  const { t } = useTexts()
  const navigate = useNavigate()
  const first = withoutPage(search)
  const { size: _, ...withoutSize } = first
  const isFirst = previous === null
  const size = sizeOf(search)
  if (isFirst && next === null && rows.length <= pageSizes[0]) return null
  return (
    <nav className="crm-row crm-pager" aria-label={t('list.pages')}>
      <Select<number>
        aria-label={t('list.size')}
        value={size}
        options={pageSizes.map((value) => ({ value, label: t('list.sizeOf', { size: value }) }))}
        onChange={(chosen) => {
          const own = chosen === defaultSize ? {} : { size: String(chosen) }
          void navigate({ to: '.', search: { ...withoutSize, ...own } })
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
