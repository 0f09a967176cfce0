import type { Texts } from '../i18n/catalogues.ts'

/** Words that forms share; a feature's own words may stand beside them, or in their place. */
export type FormTexts = Texts<'forms'>
