import { type Placed, placeBelow } from '@nas/domain/place-between'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import {
  execute,
  holdName,
  inTransaction,
  isPublished,
  lockVersion,
  StaleChange,
} from '../transaction'
import {
  type Fields,
  invalid,
  isId,
  isPlainObject,
  readBothLanguages,
  readRelationChanges,
} from './read-change'
import { badRequest, bodyOf, problemsOf, status, writerEndpoint } from './responses'
import { createPublished, updatePublished } from './write-published'

/** Each change saves the document with a new version, so their number is limited. */
const maxChanges = 500

async function listOf(req: PayloadRequest, collection: CollectionSlug): Promise<Placed[]> {
  const rows = await execute<{ id: number; order: string | null }>(
    req,
    sql`select id, "order" from ${sql.identifier(collection)} where ${isPublished}`,
  )
  return rows
    .map(({ id, order }) => ({ id, order: Number(order) }))
    .sort((a, b) => b.order - a.order || b.id - a.id)
}

/** @returns the number of changed documents; null when one of the ids is not in the list */
function arrange(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, below }: { id: number; below: number | null },
): Promise<number | 'too_many' | null> {
  return inTransaction(req, async () => {
    await holdName(req, `arrange ${collection}`)
    const list = await listOf(req, collection)
    const isKnown = (one: number) => list.some((row) => row.id === one)
    if (!isKnown(id) || (below !== null && !isKnown(below))) return null
    const changes = placeBelow(list, id, below)
    if (changes.length > maxChanges) return 'too_many'
    for (const change of changes) {
      const fields = { vi: { order: change.order }, en: {} }
      await updatePublished(collection, req, change.id, fields, {})
    }
    return changes.length
  })
}

/** `POST /arrange` with `{id, below}`: moves a document below another, or to the top for null. */
export const arrangeEndpoint = (collection: CollectionSlug): Endpoint =>
  writerEndpoint('post', '/arrange', async (req) => {
    const body = await bodyOf(req)
    if (!isPlainObject(body) || !isId(body.id)) return badRequest([invalid('id')])
    const { id, below } = body as { id: number; below: unknown }
    if (below !== null && !isId(below)) return badRequest([invalid('below')])
    const changed = await arrange(req, collection, { id, below: below as number | null })
    if (changed === null) return status(404)
    if (changed !== 'too_many') return Response.json({ changed })
    const message = 'Too many records have the same order'
    return Response.json({ errors: [{ message, data: { code: changed } }] }, { status: 400 })
  })

/** The id in the path; an invalid one becomes 0, which no document has. */
function idOf(req: PayloadRequest): number {
  const text = String(req.routeParams?.id ?? '')
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/**
 * `POST /published` and `PATCH /published/{id}` take `{vi, en, relations, updatedAt}` and return
 * `{doc}` as `locale=all` reads it. Changes of `relations` are relative to the stored value.
 */
export function publishedEndpoints(collection: CollectionSlug): Endpoint[] {
  async function respond(req: PayloadRequest, id?: number): Promise<Response> {
    const { flattenedFields } = req.payload.collections[collection].config
    const body = await bodyOf(req)
    const both = readBothLanguages(body, flattenedFields)
    if (Array.isArray(both)) return badRequest(both)
    const relations = readRelationChanges((body as Fields).relations, flattenedFields)
    if (Array.isArray(relations)) return badRequest(relations.map((name) => invalid(name)))
    try {
      const doc =
        id === undefined
          ? await createPublished(collection, req, both)
          : await updatePublished(collection, req, id, both, relations)
      return doc ? Response.json({ doc }, { status: id === undefined ? 201 : 200 }) : status(404)
    } catch (error) {
      const problems = problemsOf(error, req)
      if (problems) return badRequest(problems)
      if (error instanceof StaleChange) return status(409)
      throw error
    }
  }
  return [
    writerEndpoint('post', '/published', (req) => respond(req)),
    writerEndpoint('patch', '/published/:id', (req) => respond(req, idOf(req))),
  ]
}

/** `DELETE /trash/{id}?updatedAt=`: moves a document to the trash, where editors can restore it. */
export const trashEndpoint = (collection: CollectionSlug): Endpoint =>
  writerEndpoint('delete', '/trash/:id', (req) =>
    inTransaction(req, async () => {
      const id = idOf(req)
      const where = collection === 'media' ? sql`deleted_at is null` : isPublished
      if (!(await lockVersion(req, { collection, id, where }, req.query?.updatedAt))) {
        return status(404)
      }
      const data = { deletedAt: new Date().toISOString() }
      await req.payload.update({ collection, id, data, req, depth: 0 } as never)
      return Response.json({})
    }),
  )
