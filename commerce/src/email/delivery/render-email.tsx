import { render, toPlainText } from '@react-email/render'
import { EmailFrame } from '../layout/email-frame'
import type { Email } from '../layout/template'
import type { EmailLocale } from '../module/outgoing-email'

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
