import en from '../../../i18n/locales/en/crm-refunds.json'
import vi from '../../../i18n/locales/vi/crm-refunds.json'
import { textsOf } from '../../kit/texts/texts.ts'

export const useRefundTexts = textsOf<keyof typeof vi>({ vi, en })
