import { Link } from '../routing/link.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { pageWindow } from './page-window.ts'

interface PagerProps {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** Pages as links, so that they open in tabs and answer to the keyboard like any link. */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  const { t } = useTexts()
  if (pageCount < 2) return null
  return (
    <nav className="crm-pager" aria-label={t('list.pages')}>
      {page > 1 && (
        <Link href={hrefOf(Math.min(page - 1, pageCount))} rel="prev">
          {t('list.previous')}
        </Link>
      )}
      <ol className="crm-plain">
        {pageWindow(page, pageCount).map((n, index) => (
          <li key={n ?? `gap-${index < 3 ? 'before' : 'after'}`}>
            {n === null ? (
              '…'
            ) : (
              <Link
                href={hrefOf(n)}
                aria-label={t('list.page', { page: n })}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next">
          {t('list.next')}
        </Link>
      )}
    </nav>
  )
}
