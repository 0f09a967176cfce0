import { noConnection as en } from '../i18n/locales/en/failure.json'
import { noConnection as vi } from '../i18n/locales/vi/failure.json'
import { pageLocale } from './locale.ts'

export const noConnectionText = (): string => (pageLocale() === 'en' ? en : vi)
