import { render, toPlainText } from '@react-email/render'
import { LetterFrame } from '../layout/letter-frame'
import type { Letter } from '../layout/template'
import type { MailLocale } from '../module/outgoing-mail'

/** A letter as it goes out; the plain text says the same as the HTML. */
export interface WrittenLetter {
  subject: string
  html: string
  text: string
}

export async function renderLetter(letter: Letter, locale: MailLocale): Promise<WrittenLetter> {
  const { subject, preview, body } = letter
  const html = await render(
    <LetterFrame locale={locale} title={subject} preview={preview}>
      {body}
    </LetterFrame>,
  )
  return { subject, html, text: toPlainText(html) }
}
