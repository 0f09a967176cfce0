export type EmailLocale = 'vi' | 'en'

/** An email as the outbox stores it. */
interface StoredEmail {
  recipient: string
  locale: EmailLocale
  /** Name of its template. */
  template: string
  /** Ids of what it is about; the template reads the rest as the email is sent. */
  data: Record<string, string>
}

/** An email that is to be sent. */
export interface NewEmail extends StoredEmail {
  /** How long sending is tried: afterwards the email is of no use. */
  timeoutMinutes: number
}

/** An email that is due. */
export interface DueEmail extends StoredEmail {
  id: string
  /** This attempt counted: 1 or more. */
  attempts: number
  give_up_at: Date
}
