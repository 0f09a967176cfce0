import type { PayloadRequest } from 'payload'
import { richText } from 'payload/shared'
import { isEditor } from '../access/rules'
import { label, messageFor } from '../labels'
import { lookUpsOf } from '../transaction'
import { leadsToPage } from './existing-pages'

/** Paths within the shop in a rich text, whose nodes of links have them in `fields.url`. */
function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { url } = value as { url?: unknown }
  const own = typeof url === 'string' && url.startsWith('/') ? [url] : []
  return [...own, ...Object.values(value).flatMap(pathsIn)]
}

interface Options {
  req: PayloadRequest
  data?: unknown
}

/**
 * True, or a message that names a path without a page. Only publications by editors are checked:
 * staff may save a text with an old link that they did not write.
 */
export async function leadToPages({ req, data }: Options, paths: string[]): Promise<true | string> {
  if (!isEditor(req) || Object(data)._status === 'draft') return true
  for (const path of new Set(paths)) {
    if (await lookUpsOf(req)(() => leadsToPage(req, path))) continue
    return messageFor(
      req,
      label(
        `Cửa hàng không có trang ${path}. Hãy sửa liên kết, hoặc thêm chuyển hướng từ địa chỉ đó.`,
        `The shop has no page ${path}. Correct the link, or add a redirect from this address.`,
      ),
    )
  }
  return true
}

export const validateRichText: typeof richText = async (value, options) => {
  const verdict = await richText(value, options)
  return verdict === true ? leadToPages(options, pathsIn(value)) : verdict
}
