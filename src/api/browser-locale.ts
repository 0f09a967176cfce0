import { parseCookie } from 'cookie'
import { type Locale, localeCodes } from '../i18n/locale.ts'
import type { ApiRequest } from './endpoint.ts'

/** The language stored by the browser (SPEC §1), where nothing else says the customer's. */
export function browserLocale({ request }: ApiRequest): Locale {
  const { locale } = parseCookie(request.headers.get('cookie') ?? '')
  return locale === localeCodes.en ? 'en' : 'vi'
}
