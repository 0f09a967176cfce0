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

/**
 * Files for crawlers, feed readers and security researchers; the running server generates them from
 * the current content.
 */
export const isDiscoveryFile = (pathname: string): boolean => files.has(pathname)
