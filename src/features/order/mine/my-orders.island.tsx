import { MembersOnly } from '../../../forms/members-only.tsx'
import type { Locale } from '../../../i18n/locale.ts'
import { useHydrated } from '../../../islands/use-hydrated.ts'
import type { OrderTexts } from './order-texts.ts'
import { OwnOrders } from './own-orders.tsx'

interface MyOrdersProps {
  locale: Locale
  texts: OrderTexts
}

/**
 * Why an island: orders are the member's own, and only the browser knows who that is.
 * `client:load`: it is what the page is for.
 */
export function MyOrders({ locale, texts }: MyOrdersProps) {
  return (
    <div data-island="my-orders" data-ready={useHydrated() ? '' : undefined}>
      <MembersOnly locale={locale} texts={texts.forms} waiting={<h1>{texts.own.title}</h1>}>
        {({ id }) => <OwnOrders key={id} level={1} locale={locale} texts={texts} />}
      </MembersOnly>
    </div>
  )
}
