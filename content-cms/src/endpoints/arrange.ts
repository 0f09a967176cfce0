import { type Placed, placeBelow } from '@nas/domain/place-between'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { isWriter } from '../access/rules'
import { execute, holdName, inTransaction } from '../transaction'
import { invalid, isId, isPlainObject } from './read-change'
import { badRequest, bodyOf, status } from './responses'
import { updatePublished } from './write-published'

/** Each change saves the document with a new version, so their number is limited. */
const maxChanges = 500

async function listOf(req: PayloadRequest, collection: CollectionSlug): Promise<Placed[]> {
  const rows = await execute<{ id: number; order: string | null }>(
    req,
    sql`select id, "order" from ${sql.identifier(collection)} where _status = 'published'`,
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
export function arrangeEndpoint(collection: CollectionSlug): Endpoint {
  return {
    path: '/arrange',
    method: 'post',
    async handler(req) {
      if (!isWriter(req)) return status(403)
      const body = await bodyOf(req)
      if (!isPlainObject(body) || !isId(body.id)) return badRequest([invalid('id')])
      const { id, below } = body as { id: number; below: unknown }
      if (below !== null && !isId(below)) return badRequest([invalid('below')])
      const changed = await arrange(req, collection, { id, below: below as number | null })
      if (changed === null) return status(404)
      if (changed !== 'too_many') return Response.json({ changed })
      const message = 'Too many records have the same order'
      return Response.json({ errors: [{ message, data: { code: changed } }] }, { status: 400 })
    },
  }
}
