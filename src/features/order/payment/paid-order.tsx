import type { Order } from '@nas/contract/order'
import { useState } from 'react'
import { fetchOrder } from '../../../api-client/orders.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { placedOrder } from '../../../stores/placed-order.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { linesOf } from '../order-line.ts'
import { OrderReceipt } from '../order-receipt.tsx'

async function ownOrder(code: string): Promise<Order | null> {
  if ($signedIn.get() === null) return null
  return (await fetchOrder(code))?.attributes ?? null
}

interface PaidOrderProps {
  code: string
  locale: Locale
  texts: Texts<'order'>
}

/** The paid order: this device's, otherwise the member's; empty for other orders. */
export function PaidOrder({ code, locale, texts }: PaidOrderProps) {
  const [placed] = useState(() => placedOrder())
  const isPlaced = placed?.order.code === code
  const own = useLoaded(isPlaced ? undefined : code, ownOrder)
  if (isPlaced) return <OrderReceipt {...placed} locale={locale} texts={texts} />
  if (own.state !== 'ready' || own.value === null) return null
  return <OrderReceipt order={own.value} lines={linesOf(own.value)} locale={locale} texts={texts} />
}
