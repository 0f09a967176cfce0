import { type EmptyStateName, type EmptyStates, emptyTexts } from '@nas/domain/empty-states'
import type { Locale } from './locale.ts'

/**
 * The shop's namespaces, one per feature; the back office imports its catalogues itself. They are
 * flat: a key is a whole name, dots have no meaning.
 */
interface Files {
  about: typeof import('./locales/vi/about.json')
  addresses: typeof import('./locales/vi/addresses.json')
  auth: typeof import('./locales/vi/auth.json')
  blog: typeof import('./locales/vi/blog.json')
  business: typeof import('./locales/vi/business.json')
  card: typeof import('./locales/vi/card.json')
  cart: typeof import('./locales/vi/cart.json')
  category: typeof import('./locales/vi/category.json')
  checkout: typeof import('./locales/vi/checkout.json')
  chrome: typeof import('./locales/vi/chrome.json')
  club: typeof import('./locales/vi/club.json')
  connect: typeof import('./locales/vi/connect.json')
  'deliver-to': typeof import('./locales/vi/deliver-to.json')
  delivery: typeof import('./locales/vi/delivery.json')
  failure: typeof import('./locales/vi/failure.json')
  faq: typeof import('./locales/vi/faq.json')
  forms: typeof import('./locales/vi/forms.json')
  home: typeof import('./locales/vi/home.json')
  likes: typeof import('./locales/vi/likes.json')
  listing: typeof import('./locales/vi/listing.json')
  member: typeof import('./locales/vi/member.json')
  order: typeof import('./locales/vi/order.json')
  'order-bar': typeof import('./locales/vi/order-bar.json')
  orders: typeof import('./locales/vi/orders.json')
  'own-data': typeof import('./locales/vi/own-data.json')
  password: typeof import('./locales/vi/password.json')
  payment: typeof import('./locales/vi/payment.json')
  policy: typeof import('./locales/vi/policy.json')
  product: typeof import('./locales/vi/product.json')
  ratings: typeof import('./locales/vi/ratings.json')
  recruitment: typeof import('./locales/vi/recruitment.json')
  refund: typeof import('./locales/vi/refund.json')
  register: typeof import('./locales/vi/register.json')
  share: typeof import('./locales/vi/share.json')
  shopping: typeof import('./locales/vi/shopping.json')
  support: typeof import('./locales/vi/support.json')
  search: typeof import('./locales/vi/search.json')
  toast: typeof import('./locales/vi/toast.json')
  tracking: typeof import('./locales/vi/tracking.json')
  viewed: typeof import('./locales/vi/viewed.json')
  works: typeof import('./locales/vi/works.json')
}

/** The sentences of empty states are in the domain, because editors change them in Payload. */
export type Catalogues = {
  [N in keyof Files]: Files[N] & (N extends EmptyStateName ? EmptyStates[N] : unknown)
}

export type Namespace = keyof Catalogues
export type Texts<N extends Namespace> = Record<keyof Catalogues[N] & string, string>

/** Props of a component that shows texts. */
export interface TextProps<T> {
  locale: Locale
  texts: T
}

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', {
  eager: true,
  import: 'default',
})

export function catalogueOf(locale: Locale): Record<string, Record<string, string>> {
  const prefix = `./locales/${locale}/`
  const entries = Object.entries(files).filter(([file]) => file.startsWith(prefix))
  return Object.fromEntries(
    entries.map(([file, texts]) => {
      const name = file.slice(prefix.length, -'.json'.length)
      return [name, { ...texts, ...emptyTexts(name, locale) }]
    }),
  )
}
