import { useStore } from '@nanostores/react'
import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { useEffect } from 'react'
import type { OrderEntry } from '../../../api-client/orders.ts'
import { localised } from '../../../content/localised.ts'
import type { TextProps, Texts } from '../../../i18n/catalogues.ts'
import { href } from '../../../i18n/href.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { momentText, OrderMoment, OrderState } from '../order-facts.tsx'
import { linesOf, type OrderLine } from '../order-line.ts'
import { ProblemNote } from '../problem-note.tsx'
import { $list, loadList } from './order-list.store.ts'
import type { OrderTexts } from './order-texts.ts'
import { type HeadingLevel, PageHeading, PlaceLink } from './orders-place.tsx'

interface OrderCardProps extends TextProps<OrderTexts> {
  entry: OrderEntry
  /** Current page of the list, for the link back. */
  page: number
}

const maxPictures = 3

/** A summary of the items, such as "Serum and 2 more". */
function goodsText(lines: readonly OrderLine[], locale: Locale, more: string): string {
  const [first, ...others] = lines
  if (first === undefined) return ''
  const name = localised(first, 'name', locale)
  return others.length === 0 ? name : fill(more, { name, count: others.length })
}

function OrderCard({ entry, page, locale, texts }: OrderCardProps) {
  const { attributes: order } = entry
  const { own: t } = texts
  const lines = linesOf(order)
  const until = order.payment_until
  return (
    <li className="order-card">
      <p className="order-card__pictures" aria-hidden="true">
        {lines.slice(0, maxPictures).map(({ id, imagelink }) => (
          <span key={id}>
            {imagelink === '' ? null : (
              <img src={imagelink} alt="" width={64} height={64} decoding="async" loading="lazy" />
            )}
          </span>
        ))}
      </p>
      <div className="order-card__words">
        <h2>
          <PlaceLink to={{ order: order.code, page }} className="order-card__link">
            {order.code}
          </PlaceLink>
        </h2>
        <p>{goodsText(lines, locale, t.goodsMore)}</p>
        <p className="muted">
          <OrderMoment at={order.createdAt} />
        </p>
      </div>
      <div className="order-card__end">
        <OrderState order={order} locale={locale} />
        <strong className="price">{formatPrice(order.total)}</strong>
        {until === null ? null : (
          <span className="order-card__due">{fill(t.due, { time: momentText(until) })}</span>
        )}
      </div>
    </li>
  )
}

interface OrderListProps extends TextProps<OrderTexts> {
  page: number
  level: HeadingLevel
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
