import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Texts } from '../../../i18n/catalogues.ts'
import { fill } from '../../../i18n/fill.ts'
import { href } from '../../../i18n/href.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ProblemNote } from '../problem-note.tsx'
import { OrderCard } from './order-card.tsx'
import type { OrderTexts } from './order-texts.ts'
import { $list, loadList } from './orders.store.ts'
import { type HeadingLevel, PageHeading } from './page-heading.tsx'
import { PlaceLink } from './place-link.tsx'

interface OrderListProps {
  page: number
  level: HeadingLevel
  locale: Locale
  texts: OrderTexts
}

export function OrderList({ page, level, locale, texts }: OrderListProps) {
  const list = useStore($list)
  const { own: t, order } = texts

  useEffect(() => {
    void loadList(page)
  }, [page])

  return (
    <>
      <header className="my-orders__head">
        <PageHeading title={t.title} level={level} />
        <p className="muted" role="status">
          {list.state === 'ready' ? fill(t.count, { count: list.total }) : t.loading}
        </p>
      </header>
      {list.state === 'loading' ? <LoadingCards /> : null}
      {list.state === 'failed' ? (
        <ProblemNote problem={list.problem} texts={order} onRetry={() => void loadList(page)} />
      ) : null}
      {list.state === 'ready' && list.orders.length === 0 ? (
        <NoOrders page={page} total={list.total} locale={locale} texts={texts} />
      ) : null}
      {list.state === 'ready' && list.orders.length > 0 ? (
        <>
          <ul className="my-orders__list" aria-label={t.title}>
            {list.orders.map((entry) => (
              <OrderCard key={entry.id} entry={entry} page={page} locale={locale} texts={texts} />
            ))}
          </ul>
          <Pages page={page} pageCount={list.pageCount} texts={t} />
        </>
      ) : null}
    </>
  )
}

/** Keeps the place of a few orders while they are loaded. */
function LoadingCards() {
  return (
    <div className="my-orders__list" aria-hidden="true">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="my-orders__blank" />
      ))}
    </div>
  )
}

interface NoOrdersProps extends Omit<OrderListProps, 'level'> {
  total: number
}

function NoOrders({ page, total, locale, texts }: NoOrdersProps) {
  const { own: t } = texts
  if (total > 0) return <p className="muted">{fill(t.emptyPage, { page })}</p>
  return (
    <EmptyState icon="bag" title={t.emptyTitle} text={t.emptyText} level={2}>
      <a className="button" href={href(locale, '/')}>
        {t.emptyAction}
      </a>
    </EmptyState>
  )
}

interface PagesProps {
  page: number
  pageCount: number
  texts: Texts<'orders'>
}

/** The neighbours of a page of the list. */
function Pages({ page, pageCount, texts }: PagesProps) {
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
