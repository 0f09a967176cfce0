import type { ContentReader } from '../content/reader.ts'
import { href } from '../i18n/href.ts'
import { locales } from '../i18n/locale.ts'
import { absolute } from '../i18n/site-address.ts'

export const feedPaths = ['/aura-club', '/blog'] as const

const securityTextPath = '/.well-known/security.txt'

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

const day = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year, so that an abandoned address is not used. */
const validDays = 90

/** The contact for vulnerabilities (RFC 9116); null while the shop has no e-mail of its own. */
export function securityText(site: URL, reader: ContentReader, now: Date): string | null {
  const email = reader.single('nasinfo')?.email
  if (!email) return null
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + validDays * day).toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${absolute(site, securityTextPath)}`,
  ]
  return `${lines.join('\n')}\n`
}
