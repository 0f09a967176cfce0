import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { parsePath } from '../../src/i18n/href.ts'
import { type Locale, localeCodes, locales } from '../../src/i18n/locale.ts'

/** The stored language of the browser; null without a choice (SPEC §1). */
function storedLocale(request: IncomingMessage): Locale | null {
  const match = /(?:^|;\s*)locale=(vn|en)(?:;|$)/.exec(request.headers.cookie ?? '')
  if (match === null) return null
  return match[1] === localeCodes.en ? 'en' : 'vi'
}

/** Crawlers and programs send no language and get the requested page. */
function isBrowser(request: IncomingMessage): boolean {
  const languages = request.headers['accept-language']
  return languages !== undefined && languages !== '*'
}

/** Links of the shop keep the visitor's language. The back office links to `/` in any language. */
const comesFromShop = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  !URL.parse(headers.referer ?? '')?.pathname.startsWith('/crm-admin')

/** Request headers on which the first page depends, for caches. */
export const firstPageVaries = 'Cookie, Accept-Language, Sec-Fetch-Site'

/** Without a choice of English a browser gets `/` in Vietnamese (SPEC §1). */
export function startsInVietnamese(request: IncomingMessage, pathname: string): boolean {
  if (pathname !== '/' || !isBrowser(request)) return false
  const stored = storedLocale(request)
  return stored === null ? !comesFromShop(request) : stored === 'vi'
}

export function localeOfMissing(request: IncomingMessage, pathname: string): Locale {
  if (parsePath(pathname).locale === 'vi') return 'vi'
  const asked = new Negotiator(request).language([...locales])
  return storedLocale(request) ?? (isBrowser(request) && asked === 'vi' ? 'vi' : 'en')
}
