import { contentShape } from '../content/shapes.ts'
import { notFound } from './api-error.ts'
import { contentSource } from './content-source.ts'
import type { ApiRequest, Endpoint } from './endpoint.ts'
import { toEntry } from './entries.ts'
import { parseQuery } from './query/parse-query.ts'
import { numericId } from './record-id.ts'
import type { ContentCollection } from './resources/content.ts'

/** List, one and count of a collection in the read model. */
export function collectionEndpoints(collection: ContentCollection): Endpoint[] {
  const { name, read: access, count, equals } = collection
  const shape = contentShape(name)
  const queryOf = (request: ApiRequest) => parseQuery(request.query, shape, contentShape, equals)

  const list: Endpoint = {
    method: 'GET',
    path: `/${name}`,
    access,
    handle: (request) => {
      const { view } = request
      const { where, sort, page, ...asked } = queryOf(request)
      const { start, limit } = page
      const { rows, total } = view.find(name, { where, sort, start, limit })
      return {
        data: rows.map((row) => toEntry(contentSource(view), name, row, asked)),
        meta: { pagination: page.meta(total) },
      }
    },
  }
  const one: Endpoint = {
    method: 'GET',
    path: `/${name}/:id`,
    access,
    handle: (request) => {
      const { view, id } = request
      const asked = queryOf(request)
      const row = view.byId(name, numericId(id))
      if (!row) throw notFound()
      return { data: toEntry(contentSource(view), name, row, asked), meta: {} }
    },
  }
  const counted: Endpoint = {
    method: 'GET',
    path: `/${name}/count`,
    access,
    handle: (request) => request.view.find(name, { where: queryOf(request).where, limit: 0 }).total,
  }
  return count ? [list, one, counted] : [list, one]
}

export function singleEndpoint(name: string): Endpoint {
  const shape = contentShape(name)
  return {
    method: 'GET',
    path: `/${name}`,
    access: 'all',
    handle: ({ view, query }) => {
      const asked = parseQuery(query, shape, contentShape)
      const row = view.model.single(name)
      if (!row) throw notFound()
      return { data: toEntry(contentSource(view), name, row, asked), meta: {} }
    },
  }
}
