import type { FilledWords } from '@nas/domain/email-texts/texts'
import type { Email } from './email'
import { EmailButton, EmailHeading, staffPage } from './email-parts'

interface TextEmail {
  to: string | null
  subject: string
  /** Default: the first paragraph. */
  preview?: string
  /** Default: the subject. */
  heading?: string
  paragraphs: readonly string[]
  button?: { text: string; href: string }
  /** Paragraphs below the button. */
  notes?: readonly string[]
}

export function textEmail(email: TextEmail): Email {
  const { to, subject, paragraphs, button, notes = [] } = email
  const { preview = paragraphs[0] ?? '', heading = subject } = email
  const body = (
    <>
      <EmailHeading>{heading}</EmailHeading>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {button && <EmailButton href={button.href}>{button.text}</EmailButton>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
  return { to, subject, preview, body }
}

/** The words around the link of an email whose purpose it is; editors cannot change them. */
export interface LinkWords {
  button: string
  /** Lifetime of the link. */
  limits: string
  /** What to do with an unrequested email. */
  ignore: string
}

export function linkEmail(
  to: string | null,
  words: FilledWords,
  { button, limits, ignore, href }: LinkWords & { href: string },
): Email {
  return textEmail({ ...words, to, button: { text: button, href }, notes: [limits, ignore] })
}

interface StaffNotice {
  to: string | null
  subject: string
  said: string
  advice: string
  button: string
  /** Page of the back office that the button opens, such as `/orders`. */
  page: string
}

export function staffNotice({ said, advice, button, page, ...words }: StaffNotice): Email {
  const opens = { text: button, href: staffPage(page) }
  return textEmail({ ...words, paragraphs: [said, advice], button: opens })
}
