import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { keepTogether, writeTogether } from '../trail/write-trail'
import { execute, inTransaction } from '../transaction'
import type { BothLanguages, Fields } from './both-languages'
import { changedRelations, type RelationChanges } from './relation-changes'
import { keepDraft, waitingDraft } from './waiting-draft'

/**
 * Holds the published document until the transaction of `req` ends, so that two changes of
 * different fields at once both stay.
 * @returns when it was last changed, or null when nothing of this id is published
 */
async function lockPublished(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Date | null> {
  const [row] = await execute<{ updated_at: string }>(
    req,
    sql`select updated_at from ${sql.identifier(collection)}
      where id = ${id} and _status = 'published' for update`,
  )
  return row ? new Date(row.updated_at) : null
}

/** The change was made from another version than the one that is stored. */
export class StaleChange extends Error {}

const published = { _status: 'published' }

/** Typed by the fields themselves: their own rules validate what a body brings. */
const saving = (collection: CollectionSlug, req: PayloadRequest) =>
  ({ collection, req, depth: 0, overrideAccess: false }) as const

function bothLanguages(collection: CollectionSlug, req: PayloadRequest, id: number) {
  return req.payload.findByID({ collection, id, req, depth: 0, locale: 'all' })
}

function save(
  collection: CollectionSlug,
  req: PayloadRequest,
  change: { id: number; locale: 'vi' | 'en'; fields: Fields },
) {
  const { id, locale, fields } = change
  const data = { ...fields, ...published }
  return req.payload.update({ ...saving(collection, req), id, locale, data } as never)
}

/** Makes a published document with both its languages, or nothing. */
export function createPublished(
  collection: CollectionSlug,
  req: PayloadRequest,
  { vi, en }: BothLanguages,
) {
  return inTransaction(req, async () => {
    const data = { ...vi, ...published }
    keepTogether(req)
    const made = await req.payload.create({
      ...saving(collection, req),
      locale: 'vi',
      data,
    } as never)
    const { id } = made as { id: number }
    if (Object.keys(en).length > 0) await save(collection, req, { id, locale: 'en', fields: en })
    await writeTogether(req)
    return bothLanguages(collection, req, id)
  })
}

/**
 * Changes the named fields of a published document, each language by itself.
 * @returns the document with both languages, or null when nothing of this id is published
 * @throws StaleChange
 */
export function updatePublished(
  collection: CollectionSlug,
  req: PayloadRequest,
  id: number,
  given: BothLanguages,
  relations: RelationChanges,
) {
  return inTransaction(req, async () => {
    const storedAt = await lockPublished(req, collection, id)
    if (!storedAt) return null
    if (given.updatedAt && Date.parse(given.updatedAt) !== storedAt.getTime()) {
      throw new StaleChange()
    }
    const related = await changedRelations(req, collection, id, relations)
    const change = { ...given, vi: { ...given.vi, ...related } }
    const draft = await waitingDraft(req, collection, id)
    keepTogether(req)
    for (const locale of ['vi', 'en'] as const) {
      const fields = change[locale]
      if (Object.keys(fields).length > 0) await save(collection, req, { id, locale, fields })
    }
    await writeTogether(req)
    if (draft) await keepDraft(req, collection, draft, change)
    return bothLanguages(collection, req, id)
  })
}
