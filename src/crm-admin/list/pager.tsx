import { Link } from '../routing/navigation.tsx'
import { useTexts } from '../texts/texts.ts'

/** Page numbers to offer: the ends and the neighbours of the current page; `null` is a gap. */
export function pageWindow(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count]
  const pages = [...new Set(wanted)].filter((n) => n >= 1 && n <= count).sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [null, n] : [n]
  })
}

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
