import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import en from '../../i18n/locales/en/crm.json'
import vi from '../../i18n/locales/vi/crm.json'
import { checkedAtom } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'

/** Both languages are a few kB, so staff switch without a request. */
const catalogues: Record<Locale, Record<TextKey, string>> = { vi, en }

export type TextKey = keyof typeof vi

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

function translateIn(locale: Locale): Translate {
  return (key, values = {}) => fill(catalogues[locale][key], values)
}

/** A text for a page of the shop, whose language is not the back office's. */
export const inBoth = (key: TextKey): Record<Locale, string> => ({
  vi: catalogues.vi[key],
  en: catalogues.en[key],
})

const usual: Locale = 'vi'

/** Language of the back office; Vietnamese until somebody switches, whatever the shop's pages speak. */
export const $staffLocale = checkedAtom<Locale>(staffKeys.staffLocale, usual, (stored) =>
  stored === 'en' ? 'en' : usual,
)

export function useTexts(): { locale: Locale; t: Translate } {
  const locale = useStore($staffLocale)
  return useMemo(() => ({ locale, t: translateIn(locale) }), [locale])
}
