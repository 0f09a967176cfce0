import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { fill } from '../../../i18n/fill.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { ProblemNote } from '../problem-note.tsx'
import { OrderList } from './order-list.tsx'
import type { OrderTexts } from './order-texts.ts'
import { $order, forgetOrders, loadOrder } from './orders.store.ts'
import {
  $place,
  firstPlace,
  type HeadingLevel,
  type OrdersPlace,
  PageHeading,
  PlaceLink,
} from './orders-place.tsx'
import { forgetDoing } from './own-order.store.ts'
import { OwnOrder } from './own-order.tsx'

interface OrderPageProps {
  place: OrdersPlace
  level: HeadingLevel
  locale: Locale
  texts: OrderTexts
}

/** One order of the member, by the code in the address. */
function OrderPage({ place, level, locale, texts }: OrderPageProps) {
  const view = useStore($order)
  const { own: t, order } = texts
  const code = place.order ?? ''

  useEffect(() => {
    forgetDoing()
    void loadOrder(code)
  }, [code])

  return (
    <>
      <PlaceLink to={{ order: null, page: place.page }} className="text-link">
        {t.backToList}
      </PlaceLink>
      <header className="my-orders__head">
        <PageHeading title={fill(t.orderTitle, { code })} level={level} />
        {view.state === 'loading' ? (
          <p className="muted" role="status">
            {t.loadingOne}
          </p>
        ) : null}
      </header>
      {view.state === 'loading' ? <div className="my-orders__blank" aria-hidden="true" /> : null}
      {view.state === 'failed' ? (
        <ProblemNote problem={view.problem} texts={order} onRetry={() => void loadOrder(code)} />
      ) : null}
      {view.state === 'missing' ? <p role="alert">{t.missing}</p> : null}
      {view.state === 'ready' ? (
        <OwnOrder order={view.order} locale={locale} texts={texts} />
      ) : null}
    </>
  )
}

interface OwnOrdersProps {
  level: HeadingLevel
  locale: Locale
  texts: OrderTexts
}

/** The list of a member's orders, or the order in the address. */
export function OwnOrders({ level, locale, texts }: OwnOrdersProps) {
  const place = useStore($place, { ssr: firstPlace })

  // Clears the data of one person before another person's is shown.
  useEffect(() => forgetOrders, [])

  return place.order === null ? (
    <OrderList page={place.page} level={level} locale={locale} texts={texts} />
  ) : (
    <OrderPage key={place.order} place={place} level={level} locale={locale} texts={texts} />
  )
}
