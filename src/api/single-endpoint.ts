import type { SingleName } from '../content/singles.ts'
import { notFound } from './api-error.ts'
import type { Endpoint } from './endpoint.ts'
import { toEntry } from './entries.ts'
import { entrySource } from './entry-source.ts'
import { parseQuery } from './query/parse-query.ts'
import { apiShape } from './shapes/api-shapes.ts'

/** The call of a record of which there is one. */
export function singleEndpoint(name: SingleName): Endpoint {
  const shape = apiShape(name)
  return {
    method: 'GET',
    path: `/${name}`,
    summary: `The single record ${name}`,
    access: 'all',
    content: true,
    asks: shape,
    answer: { of: shape, as: 'one' },
    handle: ({ view, query }) => {
      const asked = parseQuery(query, shape, apiShape)
      const row = view.model.single(name)
      if (!row) throw notFound()
      return { data: toEntry(entrySource(view), name, row, asked), meta: {} }
    },
  }
}
