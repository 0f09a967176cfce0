import { MembersOnly } from '../../../forms/members-only.tsx'
import { useHydrated } from '../../../hydration/use-hydrated.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { MemberOrderTexts } from './order-texts.ts'
import { OwnOrders } from './own-orders.tsx'

interface MyOrdersProps {
  locale: Locale
  texts: MemberOrderTexts
}

/**
 * Why an island: orders belong to a member, whom only the browser knows. `client:load`: it is the
 * page's only content.
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
