import { href } from '../i18n/href.ts'
import { locales } from '../i18n/locale.ts'

export const feedPaths = ['/aura-club', '/blog'] as const

export const securityTextPath = '/.well-known/security.txt'

const files = new Set([
  '/robots.txt',
  '/sitemap.xml',
  securityTextPath,
  ...feedPaths.flatMap((path) => locales.map((locale) => `${href(locale, path)}/rss.xml`)),
])

/** Files that the running server generates from the current content. */
export const isSiteFile = (pathname: string): boolean => siteFilePattern(pathname) !== null

/** The path of such a file, with a pattern for the sitemaps of the index; null for other paths. */
export function siteFilePattern(pathname: string): string | null {
  if (files.has(pathname)) return pathname
  return sitemapNumber(pathname) === null ? null : '/sitemap-[number].xml'
}

export const sitemapPath = (number: number): string => `/sitemap-${number}.xml`

export function sitemapNumber(pathname: string): number | null {
  const number = /^\/sitemap-([1-9]\d{0,5})\.xml$/.exec(pathname)?.[1]
  return number === undefined ? null : Number(number)
}
