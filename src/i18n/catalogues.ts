import type { Locale } from './locale.ts'
import type about from './locales/vi/about.json'
import type addresses from './locales/vi/addresses.json'
import type auth from './locales/vi/auth.json'
import type blog from './locales/vi/blog.json'
import type business from './locales/vi/business.json'
import type cart from './locales/vi/cart.json'
import type category from './locales/vi/category.json'
import type checkout from './locales/vi/checkout.json'
import type chrome from './locales/vi/chrome.json'
import type club from './locales/vi/club.json'
import type connect from './locales/vi/connect.json'
import type deliverTo from './locales/vi/deliver-to.json'
import type delivery from './locales/vi/delivery.json'
import type failure from './locales/vi/failure.json'
import type faq from './locales/vi/faq.json'
import type forms from './locales/vi/forms.json'
import type home from './locales/vi/home.json'
import type likes from './locales/vi/likes.json'
import type listing from './locales/vi/listing.json'
import type member from './locales/vi/member.json'
import type order from './locales/vi/order.json'
import type orderBar from './locales/vi/order-bar.json'
import type orders from './locales/vi/orders.json'
import type ownData from './locales/vi/own-data.json'
import type password from './locales/vi/password.json'
import type payment from './locales/vi/payment.json'
import type policy from './locales/vi/policy.json'
import type product from './locales/vi/product.json'
import type ratings from './locales/vi/ratings.json'
import type recruitment from './locales/vi/recruitment.json'
import type register from './locales/vi/register.json'
import type search from './locales/vi/search.json'
import type share from './locales/vi/share.json'
import type shopping from './locales/vi/shopping.json'
import type support from './locales/vi/support.json'
import type toast from './locales/vi/toast.json'
import type tracking from './locales/vi/tracking.json'
import type viewed from './locales/vi/viewed.json'
import type works from './locales/vi/works.json'

/**
 * The shop's namespaces, one per feature; the back office imports its catalogues itself. They are
 * flat: a key is a whole name, dots have no meaning.
 */
export interface Catalogues {
  about: typeof about
  addresses: typeof addresses
  auth: typeof auth
  blog: typeof blog
  business: typeof business
  cart: typeof cart
  category: typeof category
  checkout: typeof checkout
  chrome: typeof chrome
  club: typeof club
  connect: typeof connect
  'deliver-to': typeof deliverTo
  delivery: typeof delivery
  failure: typeof failure
  faq: typeof faq
  forms: typeof forms
  home: typeof home
  likes: typeof likes
  listing: typeof listing
  member: typeof member
  order: typeof order
  'order-bar': typeof orderBar
  orders: typeof orders
  'own-data': typeof ownData
  password: typeof password
  payment: typeof payment
  policy: typeof policy
  product: typeof product
  ratings: typeof ratings
  recruitment: typeof recruitment
  register: typeof register
  share: typeof share
  shopping: typeof shopping
  support: typeof support
  search: typeof search
  toast: typeof toast
  tracking: typeof tracking
  viewed: typeof viewed
  works: typeof works
}

export type Namespace = keyof Catalogues
export type Texts<N extends Namespace> = Record<keyof Catalogues[N] & string, string>

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', {
  eager: true,
  import: 'default',
})

export function catalogueOf(locale: Locale): Record<string, Record<string, string>> {
  const prefix = `./locales/${locale}/`
  const entries = Object.entries(files).filter(([file]) => file.startsWith(prefix))
  return Object.fromEntries(
    entries.map(([file, texts]) => [file.slice(prefix.length, -'.json'.length), texts]),
  )
}
