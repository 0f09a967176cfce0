import type { CollectionSlug, Endpoint } from 'payload'
import { isEditor } from '../access/rules'
import { status } from '../endpoints/responses'
import { findUses, pathOfTarget } from './find-uses'

/** `GET /{id}/uses`, for the panel beside a document. */
export const usesEndpoint = (collection: CollectionSlug): Endpoint => ({
  method: 'get',
  path: '/:id/uses',
  handler: async (req) => {
    if (!isEditor(req)) return status(403)
    const id = Number(req.routeParams?.id)
    const record = await req.payload
      .findByID({ collection, id, req, depth: 0, trash: true, disableErrors: true })
      .catch(() => null)
    if (!record) return status(404)
    const path = pathOfTarget(collection, record)
    return Response.json({
      uses: await findUses(req, { collection, id, path }, { breaking: false }),
    })
  },
})
