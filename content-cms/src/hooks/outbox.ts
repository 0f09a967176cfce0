import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'

type Publication = {
  resource: string
  /** Empty for globals. */
  documentId: string
  operation: 'upsert' | 'delete'
}

/**
 * Writes a row of the feed with the caller's `req`, so that it stands or falls with the change
 * itself (DESIGN §3). Goes straight to the database: the row needs no hooks of its own. The
 * answer to the call names it in `Content-Cursor`.
 */
export async function recordPublication(req: PayloadRequest, row: Publication): Promise<void> {
  const { id } = await req.payload.db.create({ collection: 'publications', data: row, req })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Content-Cursor', String(id))
}

/** Feed rows of a collection without drafts: every saved change is public at once. */
export function plainOutbox(slug: string): NonNullable<CollectionConfig['hooks']> {
  return {
    afterChange: [
      ({ doc, req }) =>
        recordPublication(req, { resource: slug, documentId: String(doc.id), operation: 'upsert' }),
    ],
    afterDelete: [
      ({ id, req }) =>
        recordPublication(req, { resource: slug, documentId: String(id), operation: 'delete' }),
    ],
  }
}

export function globalOutbox(slug: string): NonNullable<GlobalConfig['hooks']> {
  return {
    afterChange: [
      ({ req }) => recordPublication(req, { resource: slug, documentId: '', operation: 'upsert' }),
    ],
  }
}
