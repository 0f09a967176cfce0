import type { ContentReader } from '../content/reader.ts'
import { absolute } from '../i18n/site-address.ts'
import { securityTextPath } from './discovery-files.ts'

const day = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year, so that nobody writes to an address that is long given up. */
const validDays = 90

/** Where a hole is reported (RFC 9116); null while the shop names no e-mail of its own. */
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
