import type { EmailLocale } from './outgoing-email'

/** How customers reach the company, as editors publish it. */
export interface EmailContact {
  company: Record<EmailLocale, string>
  hours: Record<EmailLocale, string>
  /** As displayed, such as `+84 900 000 100`. */
  phone: string | null
  email: string | null
}
