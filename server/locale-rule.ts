import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { parsePath } from '../src/i18n/href.ts'
import { type Locale, localeCodes, locales } from '../src/i18n/locale.ts'

/** The language the browser has stored; null when it has chosen none (SPEC §1). */
function storedLocale(request: IncomingMessage): Locale | null {
  const match = /(?:^|;\s*)locale=(vn|en)(?:;|$)/.exec(request.headers.cookie ?? '')
  if (match === null) return null
  return match[1] === localeCodes.en ? 'en' : 'vi'
}

/** Crawlers and programs name no language and get the page they ask for. */
function isBrowser(request: IncomingMessage): boolean {
  const languages = request.headers['accept-language']
  return languages !== undefined && languages !== '*'
}

/**
 * Somebody who is in the shop already reads the page that a link of the shop leads to. The back
 * office sends people to `/` whatever language they read.
 */
const comesFromShop = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  !URL.parse(headers.referer ?? '')?.pathname.startsWith('/crm-admin')

/** What the answer for the first page depends on, for caches. */
export const firstPageVaries = 'Cookie, Accept-Language, Sec-Fetch-Site'

/**
 * True when a browser asks for the shop itself and has not chosen English: its first page is the
 * Vietnamese one (SPEC §1). Every other address says its language, and whoever followed it gets it.
 */
export function startsInVietnamese(request: IncomingMessage, pathname: string): boolean {
  if (pathname !== '/' || !isBrowser(request)) return false
  const stored = storedLocale(request)
  return stored === null ? !comesFromShop(request) : stored === 'vi'
}

/** The language in which to say that a page does not exist. */
export function localeOfMissing(request: IncomingMessage, pathname: string): Locale {
  if (parsePath(pathname).locale === 'vi') return 'vi'
  const asked = new Negotiator(request).language([...locales])
  return storedLocale(request) ?? (isBrowser(request) && asked === 'vi' ? 'vi' : 'en')
}
