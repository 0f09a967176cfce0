import type { FormTexts } from '../../forms/form-texts.ts'
import type { Texts } from '../../i18n/catalogues.ts'

export type MemberTexts = FormTexts & Texts<'member'>
