import frameEn from '../../../i18n/locales/en/crm.json'
import en from '../../../i18n/locales/en/crm-desk.json'
import frameVi from '../../../i18n/locales/vi/crm.json'
import vi from '../../../i18n/locales/vi/crm-desk.json'
import { type TextKey, textsOf } from '../../kit/texts/texts.ts'

export type DeskTextKey = keyof typeof vi | TextKey

/** The texts of the frame, and those of orders, which are loaded with their screens. */
export const useDeskTexts = textsOf<DeskTextKey>({
  vi: { ...frameVi, ...vi },
  en: { ...frameEn, ...en },
})
