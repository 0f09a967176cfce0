/**
 * The keys that every page may use, in localStorage unless a comment names another storage. All
 * start with `nas:`. Keys of forms and of the back office are in separate files, which a page does
 * not load before an interaction.
 */
export const storageKeys = {
  cart: 'nas:cart',
  checkout: 'nas:checkout',
  /** localStorage: bearer token of `/api`. */
  token: 'nas:token',
  profile: 'nas:profile',
  /** localStorage: `accepted` or `not_accepted`, the answer to "remember me" (SPEC §2). */
  remember: 'nas:remember',
  locale: 'nas:locale',
  /** sessionStorage, and for a day localStorage: input of the checkout. */
  draft: 'nas:checkout-draft',
  deliverTo: 'nas:deliver-to',
  /**
   * sessionStorage, and for a day localStorage: the last placed order, for its confirmation page.
   */
  placedOrder: 'nas:placed-order',
  /** For a day localStorage: the body of an order with online payment, for another attempt. */
  orderAgain: 'nas:order-again',
  /** localStorage: orders that this device placed, without name and address. */
  knownOrders: 'nas:known-orders',
  likes: 'nas:likes',
  /** sessionStorage: the product that a visitor wanted to like, until the sign-in. */
  wantedLike: 'nas:wanted-like',
  viewed: 'nas:viewed',
  /** sessionStorage: time of the reload after code could not be loaded, and the open panel. */
  missingCode: 'nas:lost-code',
  /** sessionStorage: a notice for the next page. */
  nextNotice: 'nas:next-notice',
  /** sessionStorage: the browser has loaded the fonts, so pages apply them before their first paint. */
  fonts: 'nas:fonts',
} as const

/** Cookies that the shop's pages set. */
export const cookieNames = {
  /** Chosen language, for the front server (SPEC §9: 365 days). */
  locale: 'locale',
  /** Session cookie: when it is missing, a sign-in without "remember me" has ended. */
  visit: 'nas_visit',
} as const

/**
 * Sets a cookie for the whole shop that page scripts can read; behind TLS it is never sent
 * unencrypted.
 * @param seconds lifetime: 0 deletes it, undefined makes a session cookie
 */
export function setPageCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `;max-age=${seconds}`
  const secure = globalThis.location?.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value};path=/;samesite=lax${age}${secure}`
}
