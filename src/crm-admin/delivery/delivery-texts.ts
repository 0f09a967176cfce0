import en from '../../i18n/locales/en/crm-delivery.json'
import vi from '../../i18n/locales/vi/crm-delivery.json'
import { textsOf } from '../texts/texts-of.ts'

type DeliveryTextKey = keyof typeof vi

export const useDeliveryTexts = textsOf<DeliveryTextKey>({ vi, en })
