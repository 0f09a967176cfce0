import { pageAt, recordAt, recordPages } from '@nas/domain/page-addresses'
import type { PayloadRequest } from 'payload'

/** The page that a link leads to: without query, anchor, number of a list page and final slash. */
export const pageOf = (link: string): string =>
  link
    .replace(/[?#].*$/, '')
    .replace(/\/trang\/\d+$/, '')
    .replace(/(?<=.)\/+$/, '')

/** Files and calls have no entry in the table of pages. */
const isFile = (path: string) => /^\/(media|api)\/|\.\w+$/.test(path)

/** Whether the shop shows a page at this path; reads at most one row, by an indexed column. */
export async function isPage(req: PayloadRequest, path: string): Promise<boolean> {
  const record = recordAt(path)
  if (record === null) return pageAt(path) !== null
  const { collection, slug } = record
  const { flattenedFields } = req.payload.collections[collection].config
  const canBeHidden = flattenedFields.some(({ name }) => name === 'state')
  const { totalDocs } = await req.payload.count({
    collection,
    req,
    where: {
      [recordPages[collection].field]: { equals: slug },
      _status: { equals: 'published' },
      ...(canBeHidden && { state: { equals: 'active' } }),
    },
  })
  return totalDocs > 0
}

/** The same, also by a redirect. */
export async function leadsToPage(req: PayloadRequest, link: string): Promise<boolean> {
  const path = pageOf(link)
  if (isFile(path) || (await isPage(req, path))) return true
  const where = { from: { equals: path } }
  return (await req.payload.count({ collection: 'redirects', req, where })).totalDocs > 0
}
