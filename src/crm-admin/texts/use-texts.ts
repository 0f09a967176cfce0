import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { $staffLocale } from './staff-locale.ts'
import { type Translate, translateIn } from './texts.ts'

export function useTexts(): { locale: Locale; t: Translate } {
  const locale = useStore($staffLocale)
  return useMemo(() => ({ locale, t: translateIn(locale) }), [locale])
}
