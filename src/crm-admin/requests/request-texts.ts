import en from '../../i18n/locales/en/crm-requests.json'
import vi from '../../i18n/locales/vi/crm-requests.json'
import { textsOf } from '../texts/texts-of.ts'

export const useRequestTexts = textsOf<keyof typeof vi>({ vi, en })
