import en from '../../i18n/locales/en/crm-record.json'
import vi from '../../i18n/locales/vi/crm-record.json'
import { textsOf } from '../texts/texts-of.ts'

export type RecordTextKey = keyof typeof vi

export const useRecordTexts = textsOf<RecordTextKey>({ vi, en })
