import en from '../../i18n/locales/en/crm-reviews.json'
import vi from '../../i18n/locales/vi/crm-reviews.json'
import { textsOf } from '../texts/texts-of.ts'

export const useReviewTexts = textsOf<keyof typeof vi>({ vi, en })
