import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { isWriter } from '../access/rules'
import { StaleChange } from '../version'
import { type Fields, invalid, readBothLanguages, readRelationChanges } from './read-change'
import { badRequest, bodyOf, problemsOf, status } from './responses'
import { createPublished, updatePublished } from './write-published'

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
    if (!isWriter(req)) return status(403)
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
    { path: '/published', method: 'post', handler: (req) => respond(req) },
    { path: '/published/:id', method: 'patch', handler: (req) => respond(req, idOf(req)) },
  ]
}
