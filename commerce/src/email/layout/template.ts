import type { MedusaContainer } from '@medusajs/framework/types'
import type { ReactElement } from 'react'
import type { DueMail } from '../module/outgoing-mail'

/** A letter before it is rendered. */
export interface Letter {
  /**
   * Null when there is nobody to write to, or nothing any more. The letter is rendered all the
   * same, so that the pace of the server does not tell who has an account.
   */
  to: string | null
  subject: string
  /** One line that mail programs show beside the subject. */
  preview: string
  body: ReactElement
}

/** One kind of mail, in both languages. */
export interface MailTemplate {
  /** How long sending is tried: afterwards the letter is of no use. */
  patienceMinutes: number
  /** A newer one to the same recipient takes the place of one that is still waiting. */
  newestOnly: boolean
  /** Writes the letter at the moment of sending, from what is true then. */
  write(container: MedusaContainer, mail: DueMail): Promise<Letter>
}
