import type { EmailContact } from '../module/email-contact'

export interface EmailShop {
  /** Web address without a final slash; the logo is there. */
  address: string
  /** Null until the company data have been synced. */
  contact: EmailContact | null
}
