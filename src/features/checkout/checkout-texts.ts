import type { FormTexts } from '../../forms/form-texts.ts'
import type { Texts } from '../../i18n/catalogues.ts'

/** The checkout's own words beside those that forms share. */
export type CheckoutTexts = FormTexts & Texts<'checkout'>
