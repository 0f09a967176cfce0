import type { FormTexts } from '../../forms/form-texts.ts'
import type { Texts } from '../../i18n/catalogues.ts'

export type SupportTexts = FormTexts & Texts<'support'>

/** Names of the sentences that say what is wrong. */
export type SupportSentence = Extract<
  keyof SupportTexts,
  `${string}Required` | `${string}Invalid` | `problem${string}`
>
