import { isCancelled, type OrderState } from '@nas/domain/order-states'
import { useEffect, useReducer, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { trackOrder } from '../../api-client/orders.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { forgetPlacedOrder, notePlacedOrder, placedOrder } from '../../stores/placed-order.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OrderDetails } from './order-details.tsx'

/**
 * What is known about the placed order: its state, `stale` when only the stored order is known,
 * `gone` when the server does not have it.
 */
type Followed = { state: OrderState } | 'none' | 'stale' | 'gone'

/** Queries whether the order has been paid, sent or cancelled since this device stored it. */
export async function followPlaced(): Promise<Followed> {
  const order = placedOrder()?.order
  if (order === undefined) return 'none'
  if (isCancelled(order.state)) return { state: order.state }
  try {
    const tracked = await trackOrder(order.code, order.phone)
    notePlacedOrder(tracked)
    return { state: tracked.state }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'order_unknown')) return 'stale'
    forgetPlacedOrder(order.code)
    return 'gone'
  }
}

type PlacedOrderProps = TextProps<Texts<'order'>>

/**
 * Why an island: only this tab has a guest's order, so the server cannot render it. `client:load`:
 * it is the page's only content.
 */
export function PlacedOrder({ locale, texts }: PlacedOrderProps) {
  const hydrated = useHydrated()
  const [followed, setFollowed] = useState<Followed>()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const placed = hydrated ? placedOrder() : null

  // Also when the visitor returns to this tab from a banking app or by Back.
  useEffect(() => {
    const follow = async () => {
      if (document.visibilityState === 'visible') setFollowed(await followPlaced())
    }
    void follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  return (
    <div data-island="placed-order" data-ready={hydrated ? '' : undefined}>
      {!hydrated ? <p className="placed__loading muted">{texts.loading}</p> : null}
      {followed === 'stale' ? (
        <p className="notice notice--warning no-print" role="status">
          {texts.stale}
        </p>
      ) : null}
      {hydrated && placed === null ? (
        <NoOrder gone={followed === 'gone'} locale={locale} texts={texts} />
      ) : null}
      {placed === null ? null : (
        <OrderDetails placed={placed} locale={locale} texts={texts} onChange={redraw} />
      )}
    </div>
  )
}

function NoOrder({ gone, locale, texts }: PlacedOrderProps & { gone: boolean }) {
  const text = gone ? texts.goneText : texts.emptyText
  return (
    <EmptyState icon="bag" title={texts.emptyTitle} text={text} level={1}>
      <a className="button" href={href(locale, '/theo-doi-don-hang')}>
        {texts.track}
      </a>
      <a className="button button--outline" href={href(locale, '/')}>
        {texts.emptyHome}
      </a>
    </EmptyState>
  )
}
