import type { MedusaContainer } from '@medusajs/framework/types'
import type { ReactElement } from 'react'
import type { DueMail } from '../outgoing-mail'

/** A letter before it is rendered. */
export interface Letter {
  to: string
  subject: string
  /** One line that mail programs show beside the subject. */
  preview: string
  body: ReactElement
}

/** One kind of mail, in both languages. */
export interface MailTemplate {
  /** How long sending is tried: afterwards the letter is of no use. */
  patienceMinutes: number
  /**
   * Writes the letter at the moment of sending, from what is true then.
   * @returns null when there is nobody to write to, or nothing any more
   */
  write(container: MedusaContainer, mail: DueMail): Promise<Letter | null>
}
