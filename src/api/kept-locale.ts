import { parseCookie } from 'cookie'
import { type Locale, localeCodes } from '../i18n/locale.ts'
import type { ApiRequest } from './endpoint.ts'

/** The language that the browser keeps (SPEC §1), where nothing else tells the customer's. */
export function keptLocale({ request }: ApiRequest): Locale {
  const { locale } = parseCookie(request.headers.get('cookie') ?? '')
  return locale === localeCodes.en ? 'en' : 'vi'
}
