import type { Locale } from '../../../i18n/locale.ts'

/** A record's name in the language of the screen; falls back to Vietnamese. */
export const nameIn = (
  locale: Locale,
  { name, name_en }: { name: string; name_en: string | null },
): string => (locale === 'en' && name_en) || name
