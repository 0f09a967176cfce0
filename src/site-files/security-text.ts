import type { ContentReader } from '../content/reader.ts'
import { absolute } from '../i18n/site-address.ts'
import { securityTextPath } from './site-files.ts'

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
