import type { Locale } from '../../src/i18n/locale.ts'
import { api } from '../support/shop.ts'

interface Named {
  data: { attributes: { name: string; name_en: string } }[]
}

/** The current name of a category or product in a language. */
export async function named(collection: string, slug: string, locale: Locale): Promise<string> {
  const { body } = await api<Named>(`/${collection}?filters[slug]=${slug}`)
  const attributes = body.data[0]?.attributes
  if (attributes === undefined) throw new Error(`no ${collection} has the slug ${slug}`)
  return locale === 'en' ? attributes.name_en : attributes.name
}

/** The Vietnamese name of the payment method with this code. */
export async function paymentName(code: string): Promise<string> {
  const { body } = await api<Named>(`/payments?filters[code]=${code}`)
  return body.data[0]?.attributes.name ?? ''
}
