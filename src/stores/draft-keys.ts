/** What this tab keeps of what was begun and is not done. */
export const draftKeys = {
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
  /** sessionStorage: code of a mailed link to a new password, until it is used. */
  resetCode: 'nas:reset-code',
  /** sessionStorage: the page from which somebody went to Google or Facebook. */
  beforeConnect: 'nas:before-connect',
  /** sessionStorage: the ticket of somebody who came back from there and is asked for consents. */
  connectTicket: 'nas:connect-ticket',
  /** sessionStorage: code and phone that were typed to look an order up. */
  trackingDraft: 'nas:tracking-draft',
  /** sessionStorage: the order of somebody who asks to be erased. */
  erasureDraft: 'nas:erasure-draft',
  /** sessionStorage: what they ticked. */
  connectDraft: 'nas:connect-draft',
} as const
