import type { IncomingMessage } from 'node:http'
import { href, parsePath } from '../src/i18n/href.ts'
import { type Locale, localeCodes } from '../src/i18n/locale.ts'

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
 * Where a request for a shop page belongs instead: a browser that has not chosen English is sent
 * from an un-prefixed page to its Vietnamese twin (DESIGN part 5). Null when it may stay.
 */
export function vietnameseTwin(request: IncomingMessage, pathname: string): string | null {
  const { locale, path } = parsePath(pathname)
  if (locale === 'vi' || !isBrowser(request) || storedLocale(request) === 'en') return null
  return href('vi', path)
}

/** The language in which to say that a page does not exist. */
export function localeOfMissing(request: IncomingMessage, pathname: string): Locale {
  if (parsePath(pathname).locale === 'vi') return 'vi'
  return isBrowser(request) && storedLocale(request) !== 'en' ? 'vi' : 'en'
}
