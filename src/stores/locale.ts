import { type Locale, localeCodes } from '../i18n/locale.ts'
import { cookieNames, setPageCookie, storageKeys } from './keys.ts'

/** SPEC §9: 365 days. */
const localeCookieSeconds = 365 * 24 * 60 * 60

export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'vi'
}

/**
 * Stores the shopper's choice of language: locally, and in the cookie that the front server reads.
 */
export function rememberLocale(locale: Locale): void {
  const code = localeCodes[locale]
  setPageCookie(cookieNames.locale, code, localeCookieSeconds)
  try {
    localStorage.setItem(storageKeys.locale, code)
  } catch {
    // Blocked storage: the cookie is sufficient.
  }
}
