import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { isWriter } from '../access/callers'
import { bodyOf, status } from './body'
import { type Fields, invalid, readBothLanguages } from './both-languages'
import { badRequest, problemsOf } from './problems'
import { readRelationChanges } from './relation-changes'
import { createPublished, StaleChange, updatePublished } from './write-published'

/** The id in the path; 0, which no document has, for anything else. */
function idOf(req: PayloadRequest): number {
  const text = String(req.routeParams?.id ?? '')
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/**
 * The shop's back office writes here, both languages in one call and in one transaction:
 * `POST /published` and `PATCH /published/{id}` with `{vi: {…}, en: {…}}`. The response is
 * `{doc}` as `locale=all` reads it. A change may also say what relations get and lose,
 * `relations: {categories: {connect: [1], disconnect: []}}`, which holds for what they have by then. A change with the `updatedAt` of another version than the stored
 * one is 409.
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
      const problems = problemsOf(error, req.t, req.locale)
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
