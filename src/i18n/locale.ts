/** Vietnamese is the shop's language and `x-default`; English is the i18n default without a prefix (SPEC §1). */
export type Locale = 'vi' | 'en'

export const locales: readonly Locale[] = ['vi', 'en']

/** First segment of the address, and the stored value of the choice, `locale=vn` (SPEC §1). */
export const localeCodes: Record<Locale, 'vn' | 'en'> = { vi: 'vn', en: 'en' }

export function otherLocale(locale: Locale): Locale {
  return locale === 'vi' ? 'en' : 'vi'
}

export const openGraphLocales: Record<Locale, string> = { vi: 'vi_VN', en: 'en_US' }
