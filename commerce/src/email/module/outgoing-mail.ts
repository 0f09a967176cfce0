export type MailLocale = 'vi' | 'en'

/** A mail as a caller asks for it. */
export interface MailOrder {
  recipient: string
  locale: MailLocale
  /** Name of a template in `templates/templates.ts`. */
  template: string
  /** Ids of what the letter is about; the template reads the rest when it writes the letter. */
  data: Record<string, string>
}

/** A mail whose turn it is. */
export interface DueMail extends MailOrder {
  id: string
  /** This attempt counted: 1 or more. */
  attempts: number
  give_up_at: Date
}
