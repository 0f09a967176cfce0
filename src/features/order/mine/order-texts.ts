import type { FormTexts } from '../../../forms/form-fields.ts'
import type { Texts } from '../../../i18n/catalogues.ts'

export interface OrderTexts {
  /** Texts of the member's pages. */
  own: Texts<'orders'>
  order: Texts<'order'>
}

/** Texts for pages that ask visitors to sign in. */
export interface MemberOrderTexts extends OrderTexts {
  forms: FormTexts
}
