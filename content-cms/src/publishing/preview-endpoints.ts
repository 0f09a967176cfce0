import { pathOfDocument } from '@nas/domain/document-pages'
import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'
import { status, writerEndpoint } from '../endpoints/responses'
import { previewAddress, readPreviewToken } from './preview-token'
import { type Locale, readDocument } from './shop-pages'

const parameter = (req: PayloadRequest, name: string): string =>
  String(req.routeParams?.[name] ?? '')

/**
 * `GET /preview/open/products/3?locale=vi`, without a number for a global: sends an editor to a
 * preview in the shop.
 */
const openPreview: Endpoint = {
  path: '/preview/open/:kind/:id?',
  method: 'get',
  handler: (req) => {
    if (!isEditor(req)) return status(403)
    const [kind, id] = [parameter(req, 'kind'), parameter(req, 'id')]
    const previewed = { kind, id, locale: req.locale as Locale }
    const Location = previewAddress(req.payload.secret, previewed)
    const headers = { Location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
    return new Response(null, { status: 302, headers })
  },
}

/** `GET /preview/draft/{token}`: the draft in all languages, for the shop; null once expired. */
const readDraft = writerEndpoint('get', '/preview/draft/:token', async (req) => {
  const previewed = readPreviewToken(req.payload.secret, parameter(req, 'token'))
  if (previewed === null) return status(404)
  if (previewed === 'expired') return Response.json({ draft: null })
  const { kind, locale } = previewed
  const document = await readDocument(req, previewed, { draft: true, locale: 'all' })
  const path = document && pathOfDocument(kind, document)
  return path === null ? status(404) : Response.json({ draft: { kind, locale, path, document } })
})

export const previewEndpoints = [openPreview, readDraft]
