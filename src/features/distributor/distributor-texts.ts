import type { FormTexts } from '../../forms/form-texts.ts'
import type { Texts } from '../../i18n/catalogues.ts'

export type DistributorTexts = FormTexts & Texts<'business'>

/** Names of the sentences that say what is wrong. */
export type DistributorSentence = Extract<
  keyof DistributorTexts,
  `${string}Required` | `${string}Invalid` | `problem${string}`
>
