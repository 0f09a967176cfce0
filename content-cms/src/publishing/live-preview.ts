import { pathOfDocument } from '@nas/domain/document-pages'
import type { CollectionConfig } from 'payload'
import { previewAddress } from './preview-token'
import type { Locale } from './shop-pages'

type LivePreview = NonNullable<NonNullable<CollectionConfig['admin']>['livePreview']>

/** In ms: a new address would load the frame again after a save. */
const sameAddressMs = 30 * 60 * 1000

/** The shop's page beside the form; `public/live-preview.js` renews it after each save. */
export const livePreviewOf = (kind: string): LivePreview => ({
  breakpoints: [
    { name: 'phone', label: '390 px', width: 390, height: 844 },
    { name: 'laptop', label: '1440 px', width: 1440, height: 900 },
  ],
  url: ({ data, locale, req }) => {
    if (pathOfDocument(kind, data) === null) return null
    const previewed = { kind, id: String(data.id), locale: locale.code as Locale }
    const now = Date.now()
    return previewAddress(req.payload.secret, previewed, now - (now % sameAddressMs))
  },
})
