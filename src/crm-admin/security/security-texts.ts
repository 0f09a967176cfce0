import en from '../../i18n/locales/en/crm-security.json'
import vi from '../../i18n/locales/vi/crm-security.json'
import { textsOf } from '../texts/texts-of.ts'

export type SecurityText = keyof typeof vi

export const useSecurityTexts = textsOf<SecurityText>({ vi, en })
