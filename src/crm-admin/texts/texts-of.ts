import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $staffLocale } from './texts.ts'

/** The texts of one folder of screens, which come with the code of these screens. */
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
