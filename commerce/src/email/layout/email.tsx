import type { MedusaContainer } from '@medusajs/framework/types'
import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { DueEmail, EmailLocale } from '../module/outgoing-email'
import { EmailFrame, type EmailShop } from './email-frame'
import type { Say } from './email-words'
import { drawQr, type InlinePicture } from './qr-picture'

export interface Email {
  /**
   * `null` when recipient or content no longer exist. The email is rendered all the same, so that
   * the response time of the mail server does not reveal who has an account.
   */
  to: string | null
  subject: string
  /** One line that mail programs show beside the subject. */
  preview: string
  body: ReactElement
  /** Text of the QR code that the body shows. */
  qr?: string | undefined
}

/** Writes one kind of email in both languages, from the data at the time of sending. */
export type EmailTemplate = (
  container: MedusaContainer,
  email: DueEmail,
  say: Say,
) => Promise<Email>

/** The templates by the names that the outbox stores. */
export type EmailTemplates = Readonly<Record<string, EmailTemplate>>

/** A rendered email; the plain text has the same content as the HTML. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
  attachments: InlinePicture[]
}

const selectors = [
  // The number of a telephone link is its text.
  { selector: 'a[href^="tel:"]', format: 'inline' },
  {
    selector: 'table[data-text-format="dataTable"]',
    format: 'dataTable',
    options: { maxColumnWidth: 48 },
  },
]

export async function renderEmail(
  { subject, preview, body, qr }: Email,
  locale: EmailLocale,
  shop: EmailShop,
): Promise<RenderedEmail> {
  const html = await render(
    <EmailFrame locale={locale} shop={shop} title={subject} preview={preview}>
      {body}
    </EmailFrame>,
  )
  const attachments = qr === undefined ? [] : [await drawQr(qr)]
  return { subject, html, text: toPlainText(html, { selectors }), attachments }
}
