import en from '../../../i18n/locales/en/crm-stock.json'
import vi from '../../../i18n/locales/vi/crm-stock.json'
import { textsOf } from '../../kit/texts/texts.ts'

export const useStockTexts = textsOf<keyof typeof vi>({ vi, en })

/** A difference with its sign, also when it is positive. */
export const signed = (difference: number) =>
  difference > 0 ? `+${difference}` : String(difference)
