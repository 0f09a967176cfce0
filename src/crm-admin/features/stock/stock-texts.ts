import en from '../../../i18n/locales/en/crm-stock.json'
import vi from '../../../i18n/locales/vi/crm-stock.json'
import { textsOf } from '../../kit/texts/texts.ts'

export type StockTextKey = keyof typeof vi

export const useStockTexts = textsOf<StockTextKey>({ vi, en })
