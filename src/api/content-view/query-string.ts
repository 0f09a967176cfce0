import type { PlainObject } from '@nas/query/plain-values'
import { QueryError } from '@nas/query/query-error'
import qs from 'qs'
import { longestQuery } from './api-view.ts'

/** API §2.1. @throws QueryError when it is too long or contains NUL */
export function parseQueryString(search: string): PlainObject {
  const text = search.startsWith('?') ? search.slice(1) : search
  // Percent-encoding takes at most three bytes per byte.
  if (text.length > longestQuery * 3) throw tooLong()
  let length = 0
  const query = qs.parse(text, {
    depth: 20,
    arrayLimit: 100,
    parameterLimit: 10_000,
    strictNullHandling: true,
    decoder: (part, decode) => {
      const decoded: string = decode(part)
      if (decoded.includes('\0')) throw new QueryError('The query contains a NUL character')
      length += Buffer.byteLength(decoded) + 1
      return decoded
    },
  })
  if (length > longestQuery) throw tooLong()
  return query
}

const tooLong = (): QueryError => new QueryError(`The query is longer than ${longestQuery} bytes`)
