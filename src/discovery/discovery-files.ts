import { href } from '../i18n/href.ts'
import { locales } from '../i18n/locale.ts'

/** Pages of the two series of articles; each language of each has a feed below it. */
export const feedPaths = ['/aura-club', '/blog'] as const

const files = new Set([
  '/sitemap.xml',
  ...feedPaths.flatMap((path) => locales.map((locale) => `${href(locale, path)}/rss.xml`)),
])

/** Files for programs that look for pages; the running server makes them of what it has now. */
export const isDiscoveryFile = (pathname: string): boolean => files.has(pathname)
