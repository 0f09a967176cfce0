import en from '../../../i18n/locales/en/crm-caller.json'
import vi from '../../../i18n/locales/vi/crm-caller.json'
import { textsOf } from '../../kit/texts/texts.ts'

/** Texts of an order for a caller, loaded with its screen. */
export const useCallerTexts = textsOf<keyof typeof vi>({ vi, en })
