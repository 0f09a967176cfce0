import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type GlobalConfig,
  NotFound,
  type PayloadRequest,
  type TypeWithID,
} from 'payload'
import { execute, idList, lockVersion } from '../transaction'

/** In the transaction of the change (architecture §3); sets the header `Content-Cursor`. */
async function record(
  req: PayloadRequest,
  operation: 'upsert' | 'delete',
  resource: string,
  documentId: number | string,
): Promise<void> {
  const data = { resource, documentId: String(documentId), operation }
  const { id } = await req.payload.db.create({ collection: 'publications', data, req })
  setCursor(req, Number(id))
}

function setCursor(req: PayloadRequest, id: number): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Content-Cursor', String(id))
}

export async function recordPublications(
  req: PayloadRequest,
  slug: CollectionSlug,
  documents: readonly { id: number }[],
): Promise<void> {
  const rows = await execute<{ id: number }>(
    req,
    sql`insert into publications (resource, document_id, operation)
        select ${slug}, id, 'upsert' from unnest(${idList(documents)}) as id returning id`,
  )
  setCursor(req, Math.max(...rows.map(({ id }) => id)))
}

/**
 * Concurrent deletions wait; Payload would answer the second one with 500. A call with `updatedAt`
 * deletes only this version (409).
 */
const lockDeletion =
  (collection: CollectionSlug): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (!(await lockVersion(req, { collection, id }, req.query?.updatedAt))) {
      throw new NotFound(req.t)
    }
  }

export const plainOutbox = (slug: CollectionSlug): NonNullable<CollectionConfig['hooks']> => ({
  afterChange: [({ doc, req }) => record(req, 'upsert', slug, doc.id)],
  beforeDelete: [lockDeletion(slug)],
  afterDelete: [({ id, req }) => record(req, 'delete', slug, id)],
})

export const globalOutbox = (slug: string): NonNullable<GlobalConfig['hooks']> => ({
  afterChange: [({ req }) => record(req, 'upsert', slug, '')],
})

type Row = TypeWithID & { _status?: string; updatedAt: Date | string }

/** Null when not published. Reads the row that a draft save does not change. */
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

/** Publishing, changing, unpublishing and deleting write rows of the feed; draft saves do not. */
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
        if (now !== before) await record(req, 'upsert', slug, doc.id)
      },
    ],
    beforeDelete: [lockDeletion(slug), ({ id, req }) => remember(req, slug, id)],
    afterDelete: [
      async ({ id, req }) => {
        if (recall(req, slug, id) !== null) await record(req, 'delete', slug, id)
      },
    ],
  }
}
