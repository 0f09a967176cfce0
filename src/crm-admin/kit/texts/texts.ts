import { useStore } from '@nanostores/react'
import { fill } from '@nas/domain/placeholders'
import { useMemo } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import en from '../../../i18n/locales/en/crm.json'
import vi from '../../../i18n/locales/vi/crm.json'
import { checkedAtom } from '../../../stores/checked-storage.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'

export type TextKey = keyof typeof vi

/** A text for a page of the shop, whose language may differ from the back office's. */
export const inBoth = (key: TextKey): Record<Locale, string> => ({
  vi: vi[key],
  en: en[key],
})

const defaultLocale: Locale = 'vi'

/** Language of the back office; Vietnamese by default, independent of the shop's pages. */
export const $staffLocale = checkedAtom<Locale>(staffKeys.staffLocale, defaultLocale, (stored) =>
  stored === 'en' ? 'en' : defaultLocale,
)

/** The texts of one folder of screens, loaded with their code. */
export function textsOf<Key extends string>(catalogues: Record<Locale, Record<Key, string>>) {
  return function useOwnTexts() {
    const locale = useStore($staffLocale)
    return useMemo(() => {
      const t = (key: Key, values: Readonly<Record<string, string | number>> = {}) =>
        fill(catalogues[locale][key], values)
      return { locale, t }
    }, [locale])
  }
}

/** Texts of the shell and the kit, in both languages, so that staff switch without a request. */
export const useTexts = textsOf<TextKey>({ vi, en })

/** A record's name in the language of the screen; falls back to Vietnamese. */
export const nameIn = (
  locale: Locale,
  { name, name_en }: { name: string; name_en: string | null },
): string => (locale === 'en' && name_en) || name
