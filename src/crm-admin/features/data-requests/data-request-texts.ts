import en from '../../../i18n/locales/en/crm-data-requests.json'
import vi from '../../../i18n/locales/vi/crm-data-requests.json'
import { textsOf } from '../../kit/texts/texts.ts'

export const useDataRequestTexts = textsOf<keyof typeof vi>({ vi, en })
