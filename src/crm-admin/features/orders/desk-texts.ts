import en from '../../../i18n/locales/en/crm-desk.json'
import vi from '../../../i18n/locales/vi/crm-desk.json'
import { textsOf } from '../../kit/texts/texts.ts'

/** Loaded with the screens of orders, apart from the texts of the first screen. */
export const useDeskTexts = textsOf<keyof typeof vi>({ vi, en })
