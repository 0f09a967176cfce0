import type { FormTexts } from '../../../forms/form-texts.ts'
import type { Texts } from '../../../i18n/catalogues.ts'

export interface OrderTexts {
  /** Words of the member's pages. */
  own: Texts<'orders'>
  /** Words of every order. */
  order: Texts<'order'>
  forms: FormTexts
}
