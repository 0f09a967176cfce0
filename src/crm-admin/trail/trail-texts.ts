import en from '../../i18n/locales/en/crm-trail.json'
import vi from '../../i18n/locales/vi/crm-trail.json'
import { textsOf } from '../texts/texts-of.ts'

type TrailTextKey = keyof typeof vi

export const useTrailTexts = textsOf<TrailTextKey>({ vi, en })
