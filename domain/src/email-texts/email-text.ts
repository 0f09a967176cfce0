export interface EmailWords {
  /** Must not contain user input: it becomes a mail header. */
  subject: string
  /** One line that mail programs show beside the subject; empty for the first paragraph. */
  preview: string
  heading: string
  /** Paragraphs are separated by an empty line. */
  text: string
}

export interface EmailText {
  name: { vi: string; en: string }
  /** Names of the placeholders that the words may contain. */
  known: readonly string[]
  /** Placeholders that a field must contain, besides the ones below. */
  required?: { text: readonly string[] }
  vi: EmailWords
  en: EmailWords
}
