import type { CollectionSlug, PayloadRequest, TypeWithVersion } from 'payload'
import { keepTogether, writeTogether } from '../audit-log/audit-log'
import { localisedNames } from '../audit-log/with-audit-log'
import { inTransaction, isPublished, lockVersion } from '../transaction'
import {
  type BothLanguages,
  changedRelations,
  type Fields,
  type RelationChanges,
} from './read-change'

export type Draft = TypeWithVersion<Fields>

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

/** The editor's draft remains the latest version and includes the published change. */
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
  const isLocal = localisedNames(collections[collection].config.flattenedFields)
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

const published = { _status: 'published' }

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

/** @returns both languages; null when no published document has this id. @throws StaleChange */
export function updatePublished(
  collection: CollectionSlug,
  req: PayloadRequest,
  id: number,
  given: BothLanguages,
  relations: RelationChanges,
) {
  return inTransaction(req, async () => {
    const document = { collection, id, where: isPublished }
    if (!(await lockVersion(req, document, given.updatedAt))) return null
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
