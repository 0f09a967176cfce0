import type { CollectionConfig, CollectionSlug, PayloadRequest, TypeWithID } from 'payload'
import { recordPublication } from './outbox'

type Row = TypeWithID & { _status?: string; updatedAt: Date | string }

/**
 * When the document was last published, or null when it is not. Read from the table of published
 * rows: a draft save leaves that row alone, whatever the hooks receive about the draft.
 */
async function publishedSince(
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

const memoryKey = (slug: string, id: number | string) => `publishedBefore:${slug}:${id}`

function recall(req: PayloadRequest, slug: string, id: number | string): string | null {
  const before = req.context[memoryKey(slug, id)]
  return typeof before === 'string' ? before : null
}

async function remember(req: PayloadRequest, slug: CollectionSlug, id: number | string) {
  req.context[memoryKey(slug, id)] = await publishedSince(req, slug, id)
}

/**
 * Feed rows of a collection with drafts: publishing, changing what is published, unpublishing
 * (an upsert whose re-read gives nothing) and deleting what is published. Draft saves write none.
 */
export function draftOutbox(slug: CollectionSlug): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation === 'update') await remember(req, slug, originalDoc.id)
        return data
      },
    ],
    afterChange: [
      async ({ doc, operation, req }) => {
        const before = operation === 'update' ? recall(req, slug, doc.id) : null
        const now = await publishedSince(req, slug, doc.id)
        if (now === before) return
        await recordPublication(req, {
          resource: slug,
          documentId: String(doc.id),
          operation: 'upsert',
        })
      },
    ],
    beforeDelete: [({ id, req }) => remember(req, slug, id)],
    afterDelete: [
      async ({ id, req }) => {
        if (recall(req, slug, id) === null) return
        await recordPublication(req, {
          resource: slug,
          documentId: String(id),
          operation: 'delete',
        })
      },
    ],
  }
}
