import { createHash } from 'node:crypto'
import type { PageNote } from './release-folder.ts'

/** The tag of every page: what a start of the server purges, as its pages may be of another release. */
export const tagOfAll = 'shop'

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** The tag of what pages have read: whoever renewed them all because it changed purges by it. */
export const tagOfRead = (query: string): string => short(query)

/** The tag of one page, for when it is gone, or renewed while others that read the same are not. */
export const tagOfPage = (address: string): string => short(`page ${address}`)

/** All tags of a page, as caches take them: a list with spaces (`Surrogate-Key`). */
export function tagsOf(address: string, { reads }: PageNote): string {
  return [tagOfAll, tagOfPage(address), ...Object.keys(reads).map(tagOfRead)].join(' ')
}
