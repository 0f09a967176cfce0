import type { MedusaContainer } from '@medusajs/framework/types'
import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { DueEmail, EmailLocale } from '../module/outgoing-email'
import { EmailFrame } from './email-frame'

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

/** An email as it goes out; the plain text says the same as the HTML. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

export async function renderEmail(email: Email, locale: EmailLocale): Promise<RenderedEmail> {
  const { subject, preview, body } = email
  const html = await render(
    <EmailFrame locale={locale} title={subject} preview={preview}>
      {body}
    </EmailFrame>,
  )
  return { subject, html, text: toPlainText(html) }
}
