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
import { setCursor } from './content-cursor'
import { pathOf, redirectTo } from './moved-pages'

/** In the transaction of the change (architecture §3); sets the header `Content-Cursor`. */
async function record(
  req: PayloadRequest,
  operation: 'upsert' | 'delete',
  resource: string,
  documentId: number | string,
): Promise<void> {
  const data = { resource, documentId: String(documentId), operation }
  setCursor(req, [await req.payload.db.create({ collection: 'publications', data, req })])
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
  setCursor(req, rows)
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

type Row = TypeWithID & {
  _status?: string
  updatedAt: Date | string
  deletedAt?: Date | string | null
}

interface Published {
  since: string
  path: string | null
}

/** Null when not published, or in the trash. Reads the row that a draft save does not change. */
async function publishedNow(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Published | null> {
  const row = await req.payload.db.findOne<Row>({
    collection,
    req,
    select: { _status: true, updatedAt: true, deletedAt: true, slug: true, url: true },
    where: { id: { equals: id } },
  })
  if (row?._status !== 'published' || row.deletedAt) return null
  return { since: new Date(row.updatedAt).toISOString(), path: pathOf(collection, row) }
}

const memoryKey = (slug: string, id: number | string) => `publishedBefore:${slug}:${id}`

function recall(req: PayloadRequest, slug: string, id: number | string): Published | null {
  return (req.context[memoryKey(slug, id)] as Published | null | undefined) ?? null
}

async function remember(req: PayloadRequest, slug: CollectionSlug, id: number | string) {
  req.context[memoryKey(slug, id)] = await publishedNow(req, slug, id)
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
        const now = await publishedNow(req, slug, doc.id)
        if (now?.since === before?.since) return
        await record(req, 'upsert', slug, doc.id)
        if (now?.path && now.path !== before?.path) await redirectTo(req, now.path, before?.path)
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
