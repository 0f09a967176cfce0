import type { MedusaContainer } from '@medusajs/framework/types'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { itemRows } from '../queries/order-items'

export interface EmailedLine {
  id: string
  name: string
  quantity: number
  /** Price of all of it. */
  sum: number
}

/** The lines of an order, named in the language of the letter as far as they have a name in it. */
export async function emailedLines(
  container: MedusaContainer,
  orderId: string,
  locale: EmailLocale,
): Promise<EmailedLine[]> {
  const items = await itemRows(container, [orderId])
  return items.map(({ id, title, metadata, quantity, unit_price }) => ({
    id,
    name: (locale === 'en' && metadata?.name_en) || title,
    quantity: Number(quantity),
    sum: Number(quantity) * Number(unit_price),
  }))
}
