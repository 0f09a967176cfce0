import type { CollectionSlug, PayloadRequest, TypeWithID } from 'payload'

type Row = TypeWithID & { _status?: string; updatedAt: Date | string }

/**
 * When the document was last published, or null when it is not. Read from the table of published
 * rows: a draft save leaves that row alone, whatever the hooks are told about the draft.
 */
export async function publishedSince(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | null> {
  const row = await req.payload.db.findOne<Row>({
    collection,
    req,
    select: { _status: true, updatedAt: true },
    where: { id: { equals: id } },
  })
  return row?._status === 'published' ? new Date(row.updatedAt).toISOString() : null
}
