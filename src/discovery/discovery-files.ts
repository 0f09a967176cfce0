import { href } from '../i18n/href.ts'
import { locales } from '../i18n/locale.ts'

/** Pages of the two series of articles; each language of each has a feed below it. */
export const feedPaths = ['/aura-club', '/blog'] as const

export const securityTextPath = '/.well-known/security.txt'

const files = new Set([
  '/robots.txt',
  '/sitemap.xml',
  securityTextPath,
  ...feedPaths.flatMap((path) => locales.map((locale) => `${href(locale, path)}/rss.xml`)),
])

/** Files for programs and for those who look for holes; the running server makes them of what it has now. */
export const isDiscoveryFile = (pathname: string): boolean => files.has(pathname)
