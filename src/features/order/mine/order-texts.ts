import type { FormTexts } from '../../../forms/form-fields.ts'
import type { Texts } from '../../../i18n/catalogues.ts'

export interface OrderTexts {
  own: Texts<'orders'>
  order: Texts<'order'>
}

export interface MemberOrderTexts extends OrderTexts {
  forms: FormTexts
}
