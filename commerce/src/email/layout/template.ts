import type { MedusaContainer } from '@medusajs/framework/types'
import type { ReactElement } from 'react'
import type { DueEmail } from '../module/outgoing-email'

/** An email before it is rendered. */
export interface Email {
  /**
   * Null when there is nobody to write to, or nothing any more. The email is rendered all the
   * same, so that the response time of the server does not show who has an account.
   */
  to: string | null
  subject: string
  /** One line that mail programs show beside the subject. */
  preview: string
  body: ReactElement
}

/** Writes one kind of email, in both languages, as it is sent and from what is true then. */
export type EmailTemplate = (container: MedusaContainer, email: DueEmail) => Promise<Email>

/** Each template by the name under which its emails wait. */
export type EmailTemplates = Readonly<Record<string, EmailTemplate>>
