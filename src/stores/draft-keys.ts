/** Storage keys of unfinished input in this tab. */
export const draftKeys = {
  /** sessionStorage: input for customer care. */
  supportDraft: 'nas:support-draft',
  /** sessionStorage: input of the contact page. */
  contactDraft: 'nas:contact-draft',
  /** sessionStorage: input of a distributor sign-up. */
  distributorDraft: 'nas:distributor-draft',
  /** sessionStorage: input of the registration, without passwords. */
  registerDraft: 'nas:register-draft',
  /**
   * localStorage: a guest's name, phone and address, until they are removed or the person signs
   * out.
   */
  receiver: 'nas:receiver-draft',
  /** sessionStorage: changes of a member's profile, of an address, and of the password. */
  profileDraft: 'nas:profile-draft',
  addressDraft: 'nas:address-draft',
  passwordDraft: 'nas:password-draft',
  /** sessionStorage: key of an order attempt without a response. */
  attempt: 'nas:order-attempt',
  /** sessionStorage: code of a mailed link to a new password, until it is used. */
  resetCode: 'nas:reset-code',
  /** sessionStorage: the page before the sign-in with Google or Facebook. */
  beforeConnect: 'nas:before-connect',
  /** sessionStorage: the ticket of a new member whose consents are missing. */
  connectTicket: 'nas:connect-ticket',
  /** sessionStorage: code and phone typed for order tracking. */
  trackingDraft: 'nas:tracking-draft',
  /** sessionStorage: the proof of a guest's order, until it expires. */
  orderProof: 'nas:order-proof-draft',
  /** sessionStorage: the e-mail that a guest confirms to order, until the order is placed. */
  emailProof: 'nas:email-proof-draft',
  /** sessionStorage: the order whose data a guest asks to erase. */
  erasureDraft: 'nas:erasure-draft',
  /** sessionStorage: the consents ticked by that new member. */
  connectDraft: 'nas:connect-draft',
} as const
