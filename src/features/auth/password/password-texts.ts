import { longestPassword, shortestPassword } from '@nas/contract/field-schemas'
import type { Texts } from '../../../i18n/catalogues.ts'
import { fill } from '../../../i18n/fill.ts'

export type PasswordTexts = Texts<'password'>

/** Puts the lengths that a password may have into a sentence. */
export function withLengths(text: string): string {
  return fill(text, { shortest: shortestPassword, longest: longestPassword })
}
