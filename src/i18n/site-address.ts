import { href } from './href.ts'
import { type Locale, locales } from './locale.ts'

interface Alternate {
  hreflang: string
  href: string
}

/**
 * The public address of the shop, from `PUBLIC_URL` at the time of rendering; on servers only. It
 * is not part of a build, so that one build works at any address.
 */
export const publicSite = (): URL => new URL(process.env.PUBLIC_URL || 'http://localhost:4321')

export function absolute(site: URL, path: string): string {
  const address = new URL(path, site).href
  return path === '/' ? site.origin : address
}

/** Each language links to the other, and `x-default` to Vietnamese (SPEC §1). */
export function alternates(site: URL, path: string): Alternate[] {
  const own = locales.map((locale: Locale) => ({
    hreflang: locale,
    href: absolute(site, href(locale, path)),
  }))
  return [...own, { hreflang: 'x-default', href: absolute(site, href('vi', path)) }]
}
