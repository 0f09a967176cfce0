import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import type { OrderTexts } from './order-texts.ts'
import { forgetOrders } from './orders.store.ts'
import type { HeadingLevel } from './page-heading.tsx'
import { $place, firstPlace } from './place.ts'

interface OwnOrdersProps {
  level: HeadingLevel
  locale: Locale
  texts: OrderTexts
}

/** The list of a member's orders, or the one that the address names. */
export function OwnOrders({ level, locale, texts }: OwnOrdersProps) {
  const place = useStore($place, { ssr: firstPlace })

  // Nothing of one person stays for the next.
  useEffect(() => forgetOrders, [])

  return place.order === null ? (
    <OrderList page={place.page} level={level} locale={locale} texts={texts} />
  ) : (
    <OrderPage key={place.order} place={place} level={level} locale={locale} texts={texts} />
  )
}
