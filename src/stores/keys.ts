/**
 * The keys that every page may meet; all start with `nas:`. Those of forms and of the back office
 * stand in files of their own, which a page does not load before anything is pressed.
 */
export const storageKeys = {
  /** localStorage: lines of the cart. */
  cart: 'nas:cart',
  /** localStorage: lines taken to the checkout. */
  checkout: 'nas:checkout',
  /** localStorage: bearer token of `/api`. */
  token: 'nas:token',
  /** localStorage: the signed-in person as `/api` returned it. */
  profile: 'nas:profile',
  /** localStorage: `accepted` or `not_accepted`, the answer to "remember me" (SPEC §2). */
  remember: 'nas:remember',
  /** localStorage: chosen language. */
  locale: 'nas:locale',
  /** sessionStorage, and for a day localStorage: what was typed at the checkout. */
  draft: 'nas:checkout-draft',
  /** localStorage: name of the province that was delivered to or chosen last. */
  deliverTo: 'nas:deliver-to',
  /** sessionStorage, and for a day localStorage: the order placed last, for its confirmation page. */
  placedOrder: 'nas:placed-order',
  /** For a day localStorage: what was sent for an order that is to be paid online, to send it once more. */
  orderAgain: 'nas:order-again',
  /** localStorage: products that the member likes. */
  likes: 'nas:likes',
  /** sessionStorage: the product whose heart a visitor pressed, until somebody signs in. */
  wantedLike: 'nas:wanted-like',
  /** localStorage: products that were looked at. */
  viewed: 'nas:viewed',
  /** sessionStorage: when the page was reloaded because its code could not be loaded, and what was open. */
  missingCode: 'nas:lost-code',
  /** sessionStorage: a notice to be shown by the next page. */
  nextNotice: 'nas:next-notice',
} as const

/** Cookies that the shop's pages set. */
export const cookieNames = {
  /** Chosen language, for the front server (SPEC §9: 365 days). */
  locale: 'locale',
  /** Ends with the browser: without it a sign-in that was not to be remembered is forgotten. */
  visit: 'nas_visit',
} as const
