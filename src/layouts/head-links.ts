import { href } from '../i18n/href.ts'
import { type Locale, locales } from '../i18n/locale.ts'

export interface Alternate {
  hreflang: string
  href: string
}

/** A page's absolute address. */
export function absolute(site: URL, path: string): string {
  const address = new URL(path, site).href
  return path === '/' ? site.origin : address
}

/** Both languages point at each other, and everybody else to Vietnamese (DESIGN part 5). */
export function alternates(site: URL, path: string): Alternate[] {
  const own = locales.map((locale: Locale) => ({
    hreflang: locale,
    href: absolute(site, href(locale, path)),
  }))
  return [...own, { hreflang: 'x-default', href: absolute(site, href('vi', path)) }]
}

/** JSON for a script element: no closing tag can appear in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
