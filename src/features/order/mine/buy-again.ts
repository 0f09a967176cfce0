import type { ReorderChange } from '@nas/contract/reorder'
import { formatPrice } from '@nas/domain/money'
import { type OrderEntry, reorder } from '../../../api-client/orders.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { putIntoCart } from '../put-into-cart.ts'

export interface BoughtAgain {
  /** Lines that are in the cart now. */
  added: number
  changes: ReorderChange[]
}

/**
 * Puts what is still sold of an order into the cart, at today's prices. @throws ApiError
 */
export async function buyAgain(order: OrderEntry): Promise<BoughtAgain> {
  const { items, changes } = await reorder(order.id)
  return { added: await putIntoCart(items), changes }
}

/** What changed about a line since it was ordered. */
export function changeSentence(
  change: ReorderChange,
  locale: Locale,
  texts: Texts<'orders'>,
): string {
  const { name, kind, available = 0, quantity = 0, old_price = 0, price = 0 } = change
  switch (kind) {
    case 'gone':
      return fill(texts.changeGone, { name })
    case 'less':
      return available > 0
        ? fill(texts.changeLess, { name, available, quantity })
        : fill(texts.changeSoldOut, { name })
    case 'price':
      return fill(texts.changePrice, {
        name,
        from: formatPrice(old_price, locale),
        to: formatPrice(price, locale),
      })
  }
}
