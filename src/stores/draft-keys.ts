/** Keys of unfinished input: sessionStorage, except `receiver`. */
export const draftKeys = {
  supportDraft: 'nas:support-draft',
  contactDraft: 'nas:contact-draft',
  distributorDraft: 'nas:distributor-draft',
  /** sessionStorage: input of the registration, without passwords. */
  registerDraft: 'nas:register-draft',
  /**
   * localStorage: a guest's name, phone and address, until they are removed or the person signs
   * out.
   */
  receiver: 'nas:receiver-draft',
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
  trackingDraft: 'nas:tracking-draft',
  orderProof: 'nas:order-proof-draft',
  /** sessionStorage: the e-mail that a guest confirms to order, until the order is placed. */
  emailProof: 'nas:email-proof-draft',
  erasureDraft: 'nas:erasure-draft',
  /** sessionStorage: bank and holder of an account for a refund, without its number. */
  refundDraft: 'nas:refund-draft',
  /** sessionStorage: the consents ticked by that new member. */
  connectDraft: 'nas:connect-draft',
} as const
