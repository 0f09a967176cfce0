/** Every key that the shop keeps in the browser; all start with `nas:`. */
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
  /** localStorage: language of the back office. */
  staffLocale: 'nas:staff-locale',
  /** localStorage: columns and saved views of the back office's lists. */
  staffLists: 'nas:staff-lists',
  /** sessionStorage: a change of a stock that is not saved, and the file of a counting. */
  stockDraft: 'nas:stock-draft',
  countDraft: 'nas:count-draft',
  /** sessionStorage: what staff typed over a record, by the record. */
  staffRecord: 'nas:staff-record',
  /** sessionStorage: what was typed into an editor of the back office; the record's name follows. */
  staffEditor: 'nas:staff-editor',
  /** sessionStorage: what was typed at the checkout. */
  draft: 'nas:checkout-draft',
  /** sessionStorage: what was typed for customer care. */
  supportDraft: 'nas:support-draft',
  /** sessionStorage: what was typed on the contact page. */
  contactDraft: 'nas:contact-draft',
  /** sessionStorage: what was typed to become a partner. */
  distributorDraft: 'nas:distributor-draft',
  /** sessionStorage: what was typed to register, without passwords. */
  registerDraft: 'nas:register-draft',
  /** sessionStorage: changes of a member's profile, of an address, and of the password. */
  profileDraft: 'nas:profile-draft',
  addressDraft: 'nas:address-draft',
  passwordDraft: 'nas:password-draft',
  /** sessionStorage: key of an order attempt that has not been answered. */
  attempt: 'nas:order-attempt',
  /** sessionStorage: the order that was just placed, for its confirmation page. */
  placedOrder: 'nas:placed-order',
  /** sessionStorage: code of a mailed link to a new password, until it is used. */
  resetCode: 'nas:reset-code',
  /** sessionStorage: the page from which somebody went to Google or Facebook. */
  beforeConnect: 'nas:before-connect',
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
