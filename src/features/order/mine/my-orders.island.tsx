import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { FormTexts } from '../../../forms/form-texts.ts'
import { MembersOnly } from '../../../forms/members-only.tsx'
import type { Texts } from '../../../i18n/catalogues.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { useHydrated } from '../../../islands/use-hydrated.ts'
import { $signedIn, nobody } from '../../../stores/session.store.ts'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import { forgetOrders } from './orders.store.ts'
import { $place, firstPlace } from './place.ts'

export interface OrderTexts {
  /** Words of the member's pages. */
  own: Texts<'orders'>
  /** Words of every order. */
  order: Texts<'order'>
  forms: FormTexts
}

interface MyOrdersProps {
  locale: Locale
  texts: OrderTexts
}

/**
 * Why an island: orders are the member's own, and only the browser knows who that is.
 * `client:load`: it is what the page is for.
 */
export function MyOrders({ locale, texts }: MyOrdersProps) {
  const hydrated = useHydrated()
  const profile = useStore($signedIn, { ssr: nobody })
  const place = useStore($place, { ssr: firstPlace })
  const member = profile?.id

  useEffect(() => {
    if (member === undefined) forgetOrders()
  }, [member])

  return (
    <div data-island="my-orders" data-ready={hydrated ? '' : undefined}>
      <MembersOnly locale={locale} texts={texts.forms} waiting={<h1>{texts.own.title}</h1>}>
        {({ id }) =>
          place.order === null ? (
            <OrderList key={id} page={place.page} locale={locale} texts={texts} />
          ) : (
            <OrderPage key={`${id} ${place.order}`} place={place} locale={locale} texts={texts} />
          )
        }
      </MembersOnly>
    </div>
  )
}
