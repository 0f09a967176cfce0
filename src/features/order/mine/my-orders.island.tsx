import { useStore } from '@nanostores/react'
import { fill } from '@nas/domain/placeholders'
import { useEffect } from 'react'
import { MembersOnly } from '../../../forms/members-only.tsx'
import { useHydrated } from '../../../hydration/use-hydrated.ts'
import type { TextProps } from '../../../i18n/catalogues.ts'
import { $order, forgetOrder, showOrder } from '../order.store.ts'
import { forgetAction } from '../order-action.store.ts'
import { ProblemNote } from '../problem-note.tsx'
import { forgetList } from './order-list.store.ts'
import { OrderList } from './order-list.tsx'
import type { MemberOrderTexts, OrderTexts } from './order-texts.ts'
import {
  $place,
  type HeadingLevel,
  type OrdersPlace,
  PageHeading,
  PlaceLink,
} from './orders-place.tsx'
import { OwnOrder } from './own-order.tsx'

interface OrderPageProps extends TextProps<OrderTexts> {
  place: OrdersPlace
  level: HeadingLevel
}

function OrderPage({ place, level, locale, texts }: OrderPageProps) {
  const view = useStore($order)
  const { own: t, order } = texts
  const code = place.order ?? ''

  const load = () => void showOrder({ by: 'member', code })
  const loading = view.state === 'idle' || view.state === 'loading'

  useEffect(() => {
    forgetAction()
    void showOrder({ by: 'member', code })
  }, [code])

  return (
    <>
      <PlaceLink to={{ order: null, page: place.page }} className="text-link">
        {t.backToList}
      </PlaceLink>
      <header className="my-orders__head">
        <PageHeading title={fill(t.orderTitle, { code })} level={level} />
        {loading ? (
          <p className="muted" role="status">
            {t.loadingOne}
          </p>
        ) : null}
      </header>
      {loading ? <div className="my-orders__blank" aria-hidden="true" /> : null}
      {view.state === 'failed' ? (
        <ProblemNote problem={view.problem} texts={order} onRetry={load} />
      ) : null}
      {view.state === 'missing' ? <p role="alert">{t.missing}</p> : null}
      {view.state === 'own' ? <OwnOrder view={view} locale={locale} texts={texts} /> : null}
    </>
  )
}

interface OwnOrdersProps extends TextProps<OrderTexts> {
  level: HeadingLevel
}

export function OwnOrders({ level, locale, texts }: OwnOrdersProps) {
  const place = useStore($place, { ssr: 'initial' })

  // Clears the data of one person before another person's is shown.
  useEffect(
    () => () => {
      forgetList()
      forgetOrder()
    },
    [],
  )

  return place.order === null ? (
    <OrderList page={place.page} level={level} locale={locale} texts={texts} />
  ) : (
    <OrderPage key={place.order} place={place} level={level} locale={locale} texts={texts} />
  )
}

/**
 * Why an island: orders belong to a member, whom only the browser knows. `client:load`: it is the
 * page's only content.
 */
export function MyOrders({ locale, texts }: TextProps<MemberOrderTexts>) {
  return (
    <div data-island="my-orders" data-ready={useHydrated() ? '' : undefined}>
      <MembersOnly locale={locale} texts={texts.forms} waiting={<h1>{texts.own.title}</h1>}>
        {({ id }) => <OwnOrders key={id} level={1} locale={locale} texts={texts} />}
      </MembersOnly>
    </div>
  )
}
