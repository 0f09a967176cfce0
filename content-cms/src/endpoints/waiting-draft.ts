import type { CollectionSlug, PayloadRequest, TypeWithVersion } from 'payload'
import type { BothLanguages, Fields } from './both-languages'

type Draft = TypeWithVersion<Fields>

/** What an editor has saved and not yet published; null when nothing waits. */
export async function waitingDraft(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Draft | null> {
  const { docs } = await req.payload.db.findVersions<Fields>({
    collection,
    req,
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  })
  const [latest] = docs
  return latest?.version._status === 'draft' ? latest : null
}

const inAll = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** The draft with the fields that were just published, each language by itself. */
function merged(draft: Fields, published: Fields, { vi, en }: BothLanguages, isLocal: Set<string>) {
  const result: Fields = { ...draft }
  for (const [locale, fields] of Object.entries({ vi, en })) {
    for (const name of Object.keys(fields)) {
      result[name] = isLocal.has(name)
        ? { ...inAll(result[name]), [locale]: inAll(published[name])[locale] }
        : published[name]
    }
  }
  return result
}

/**
 * A change by staff publishes only the fields it names: the editor's draft stays the latest
 * version, with that change in it.
 */
export async function keepDraft(
  req: PayloadRequest,
  collection: CollectionSlug,
  draft: Draft,
  change: BothLanguages,
): Promise<void> {
  const { db, collections } = req.payload
  const parent = draft.parent as number
  const published = await db.findOne<Fields & { id: number }>({
    collection,
    req,
    where: { id: { equals: parent } },
  })
  if (!published) return
  const fields = collections[collection].config.flattenedFields
  const isLocal = new Set(
    fields.flatMap((field) => ('localized' in field && field.localized ? [field.name] : [])),
  )
  const now = new Date().toISOString()
  const version = merged(draft.version, published, change, isLocal)
  await db.createVersion({
    collectionSlug: collection,
    req,
    parent,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...version, updatedAt: now } as never,
  })
}
