import { pathOfDocument } from '@nas/domain/document-pages'
import type { CollectionConfig, GlobalConfig } from 'payload'
import { previewAddress } from './preview-token'
import type { Locale } from './shop-pages'

type Previews = Pick<
  NonNullable<(CollectionConfig & GlobalConfig)['admin']>,
  'preview' | 'livePreview'
>

/** In ms: a new address would load the frame again after a save. */
const sameAddressMs = 30 * 60 * 1000

/** Empty for a global, whose answers have an id or not. */
type IdOf = (document: { id?: unknown }) => string

/** The shop's page, also beside the form; `public/live-preview.js` renews it after each save. */
export const previewsOf = (kind: string, idOf: IdOf): Previews => ({
  preview: (document, { locale }) =>
    pathOfDocument(kind, document) &&
    `/api/preview/open/${[kind, idOf(document)].filter(Boolean).join('/')}?locale=${locale}`,
  livePreview: {
    breakpoints: [
      { name: 'phone', label: '390 px', width: 390, height: 844 },
      { name: 'laptop', label: '1440 px', width: 1440, height: 900 },
    ],
    url: ({ data, locale, req }) => {
      if (pathOfDocument(kind, data) === null) return null
      const previewed = { kind, id: idOf(data), locale: locale.code as Locale }
      const now = Date.now()
      return previewAddress(req.payload.secret, previewed, now - (now % sameAddressMs))
    },
  },
})
