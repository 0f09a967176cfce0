import type { Texts } from '../../i18n/catalogues.ts'

export type SearchTexts = Texts<'search'>
