import en from '../../../i18n/locales/en/crm-security.json'
import vi from '../../../i18n/locales/vi/crm-security.json'
import { textsOf } from '../../kit/texts/texts.ts'

export type SecurityText = keyof typeof vi

/** A text for a page of the shop, whose language may differ from the back office's. */
export const inBothLanguages = (key: SecurityText) => ({ vi: vi[key], en: en[key] })

export const useSecurityTexts = textsOf<SecurityText>({ vi, en })
