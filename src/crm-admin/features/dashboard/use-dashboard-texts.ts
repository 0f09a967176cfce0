import en from '../../../i18n/locales/en/crm-dashboard.json'
import vi from '../../../i18n/locales/vi/crm-dashboard.json'
import { textsOf } from '../../kit/texts/texts.ts'

export type DashboardText = keyof typeof vi

export const useDashboardTexts = textsOf<DashboardText>({ vi, en })
