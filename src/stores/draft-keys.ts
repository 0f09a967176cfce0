/** What this tab keeps of forms that were not sent. */
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
} as const
