import { useEffect, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { placedOrder } from '../../stores/placed-order.ts'
import { followPlaced } from './follow-placed.ts'
import { NoOrder } from './no-order.tsx'
import { OrderDetails } from './order-details.tsx'

interface PlacedOrderProps {
  locale: Locale
  texts: Texts<'order'>
}

/**
 * Why an island: a guest's order is known to this tab only, so the page cannot be rendered before.
 * `client:load`: it is what the page is for.
 */
export function PlacedOrder({ locale, texts }: PlacedOrderProps) {
  const hydrated = useHydrated()
  const [, setChanged] = useState(false)
  const placed = hydrated ? placedOrder() : null

  useEffect(() => {
    void followPlaced().then(setChanged)
  }, [])

  return (
    <div data-island="placed-order" data-ready={hydrated ? '' : undefined}>
      {!hydrated ? <p className="placed__loading muted">{texts.loading}</p> : null}
      {hydrated && placed === null ? <NoOrder locale={locale} texts={texts} /> : null}
      {placed === null ? null : <OrderDetails placed={placed} locale={locale} texts={texts} />}
    </div>
  )
}
