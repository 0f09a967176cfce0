import type { Texts } from '../../../i18n/catalogues.ts'
import { fill } from '../../../i18n/fill.ts'
import { PlaceLink } from './place-link.tsx'

interface PagesProps {
  page: number
  pageCount: number
  texts: Texts<'orders'>
}

/** The neighbours of a page of the list. */
export function Pages({ page, pageCount, texts }: PagesProps) {
  if (pageCount <= 1) return null
  return (
    <nav className="order-pages" aria-label={texts.pages}>
      {page > 1 ? (
        <PlaceLink
          to={{ order: null, page: page - 1 }}
          rel="prev"
          className="button button--outline button--small"
        >
          {texts.newer}
        </PlaceLink>
      ) : null}
      <span className="muted">{fill(texts.pageOf, { page, count: pageCount })}</span>
      {page < pageCount ? (
        <PlaceLink
          to={{ order: null, page: page + 1 }}
          rel="next"
          className="button button--outline button--small"
        >
          {texts.older}
        </PlaceLink>
      ) : null}
    </nav>
  )
}
