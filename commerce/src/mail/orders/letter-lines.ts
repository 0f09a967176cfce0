import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { MailLocale } from '../outgoing-mail'

export interface LetterLine {
  id: string
  name: string
  quantity: number
  /** Price of all of it. */
  sum: number
}

function nameOf(locale: MailLocale, title: string, titleEn: unknown): string {
  return locale === 'en' && typeof titleEn === 'string' && titleEn !== '' ? titleEn : title
}

/** The lines of an order as it was placed, named in the language of the letter. */
export async function letterLines(
  container: MedusaContainer,
  orderId: string,
  locale: MailLocale,
): Promise<LetterLine[]> {
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: orderId }, { select: ['id'], relations: ['items'] })
  const items = [...(order?.items ?? [])]
  items.sort((a, b) => Number(a.metadata?.position) - Number(b.metadata?.position))
  return items.map(({ id, title, metadata, quantity, unit_price }) => ({
    id,
    name: nameOf(locale, title, metadata?.name_en),
    quantity: Number(quantity),
    sum: Number(quantity) * Number(unit_price),
  }))
}
