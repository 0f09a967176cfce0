import { isCancelled, type OrderState } from '@nas/domain/order-states'
import { useEffect, useState } from 'react'
import { trackOrder } from '../../api-client/orders.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { notePlacedState, placedOrder } from '../../stores/placed-order.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OrderDetails } from './order-details.tsx'

/**
 * Queries what has happened to the order since this device stored it: paid, sent or cancelled.
 * Returns its state; undefined without an order.
 */
export async function followPlaced(): Promise<OrderState | undefined> {
  const order = placedOrder()?.order
  if (order === undefined || isCancelled(order.state)) return order?.state
  try {
    const { state } = await trackOrder(order.code, order.phone)
    notePlacedState(order.code, state)
    return state
  } catch {
    // The page keeps the tab's state.
    return order.state
  }
}

interface PlacedOrderProps {
  locale: Locale
  texts: Texts<'order'>
}

/**
 * Why an island: only this tab has a guest's order, so the server cannot render it. `client:load`:
 * it is the page's only content.
 */
export function PlacedOrder({ locale, texts }: PlacedOrderProps) {
  const hydrated = useHydrated()
  const [, setState] = useState<string>()
  const placed = hydrated ? placedOrder() : null

  // Also on return to this tab from a banking app or by Back.
  useEffect(() => {
    const follow = async () => {
      if (document.visibilityState === 'visible') setState(await followPlaced())
    }
    void follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  return (
    <div data-island="placed-order" data-ready={hydrated ? '' : undefined}>
      {!hydrated ? <p className="placed__loading muted">{texts.loading}</p> : null}
      {hydrated && placed === null ? <NoOrder locale={locale} texts={texts} /> : null}
      {placed === null ? null : <OrderDetails placed={placed} locale={locale} texts={texts} />}
    </div>
  )
}

function NoOrder({ locale, texts }: { locale: Locale; texts: Texts<'order'> }) {
  return (
    <EmptyState icon="bag" title={texts.emptyTitle} text={texts.emptyText} level={1}>
      <a className="button" href={href(locale, '/')}>
        {texts.emptyHome}
      </a>
    </EmptyState>
  )
}
