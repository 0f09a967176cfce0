import { pathOfDocument } from '@nas/domain/document-pages'
import { pathOfRecord, recordPath } from '@nas/domain/page-addresses'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type GlobalConfig,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { isEditor } from '../access/rules'
import { execute, idList, isPublished, lockVersion, tableOf } from '../transaction'
import { setCursor } from './content-cursor'
import { leaveMissing, redirectTo } from './moved-pages'

type Document = Readonly<Record<string, unknown>>

/** What the log shows of a document, also after its deletion. */
function shownInLog(req: PayloadRequest, resource: string, document: Document) {
  const { collections, globals } = req.payload
  const { useAsTitle = 'id' } = collections[resource as CollectionSlug]?.config.admin ?? {}
  const global = globals.config.find(({ slug }) => slug === resource)
  const title = global ? Object(global.label).vi : document[useAsTitle]
  return {
    title: typeof title === 'string' ? title : null,
    path: pathOfDocument(resource, document),
    editor: isEditor(req) ? Number(req.user?.id) : null,
  }
}

/** In the transaction of the change (architecture §3); sets the header `Content-Cursor`. */
export async function recordPublication(
  req: PayloadRequest,
  operation: 'upsert' | 'delete',
  resource: string,
  document: Document,
): Promise<void> {
  const { title, path, editor } = shownInLog(req, resource, document)
  const rows = await execute<{ id: number }>(
    req,
    sql`insert into publications (resource, document_id, operation, title, path, editor_id)
        values (${resource}, ${String(document.id ?? '')}, ${operation}, ${title}, ${path}, ${editor})
        returning id`,
  )
  setCursor(req, rows)
}

export async function recordProducts(
  req: PayloadRequest,
  products: readonly { id: number }[],
): Promise<void> {
  const rows = await execute<{ id: number }>(
    req,
    sql`insert into publications (resource, document_id, operation, title, path)
        select 'products', product.id, 'upsert', text.name, ${recordPath('products', '')} || slug
        from products product
        left join products_locales text on text._parent_id = product.id and text._locale = 'vi'
        where product.id = any(${idList(products)}) returning id`,
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
  afterChange: [({ doc, req }) => recordPublication(req, 'upsert', slug, doc)],
  beforeDelete: [lockDeletion(slug)],
  afterDelete: [({ doc, req }) => recordPublication(req, 'delete', slug, doc)],
})

export const globalOutbox = (slug: string): NonNullable<GlobalConfig['hooks']> => ({
  afterChange: [
    async ({ doc, req }) => {
      if (doc._status !== 'draft') await recordPublication(req, 'upsert', slug, { ...doc, id: '' })
    },
  ],
})

type Row = { updated_at: string; slug?: string; url?: string }

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
  const [row] = await execute<Row>(
    req,
    sql`select * from ${sql.identifier(tableOf(collection))} where id = ${id} and ${isPublished}`,
  )
  return row ? { since: row.updated_at, path: pathOfRecord(collection, row) } : null
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
        await recordPublication(req, 'upsert', slug, doc)
        if (now?.path) await leaveMissing(req, now.path)
        if (now?.path && now.path !== before?.path) await redirectTo(req, now.path, before?.path)
      },
    ],
    beforeDelete: [lockDeletion(slug), ({ id, req }) => remember(req, slug, id)],
    afterDelete: [
      async ({ doc, id, req }) => {
        if (recall(req, slug, id) !== null) await recordPublication(req, 'delete', slug, doc)
      },
    ],
  }
}
