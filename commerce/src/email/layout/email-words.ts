import {
  type EmailKind,
  emailTexts,
  type FilledWords,
  fillEmail,
} from '@nas/domain/email-texts/texts'
import type { Values } from '@nas/domain/placeholders'
import type { EmailLocale, EmailTexts } from '../module/outgoing-email'

/** The words of an email in its language, with the placeholders filled in. */
export type Say = (kind: EmailKind, values?: Values) => FilledWords

export const sayIn =
  (locale: EmailLocale, texts: EmailTexts = {}): Say =>
  (kind, values = {}) =>
    fillEmail((texts[kind] ?? emailTexts[kind])[locale], values)
