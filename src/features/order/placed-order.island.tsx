import { useEffect, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { placedOrder } from '../../stores/placed-order.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { followPlaced } from './follow-placed.ts'
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
  const [, setState] = useState<string>()
  const placed = hydrated ? placedOrder() : null

  // Also who comes back to this tab, from a bank's app or by the browser's Back.
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
