import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import en from '../../i18n/locales/en/crm.json'
import vi from '../../i18n/locales/vi/crm.json'

/** Both languages are a few kB, so staff switch without a request. */
const catalogues: Record<Locale, Record<TextKey, string>> = { vi, en }

export type TextKey = keyof typeof vi

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

export function translateIn(locale: Locale): Translate {
  return (key, values = {}) => fill(catalogues[locale][key], values)
}
