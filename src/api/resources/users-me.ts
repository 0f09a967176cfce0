import { type Endpoint, signedInCaller } from '../endpoint.ts'
import { toEntry } from '../entries.ts'
import { entrySource } from '../entry-source.ts'
import { parseQuery } from '../query/parse-query.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { userShape } from '../shapes/user-shape.ts'
import { userRow } from '../user-row.ts'

export const usersMe: Endpoint = {
  method: 'GET',
  path: '/users/me',
  summary: 'The caller',
  access: 'signed-in',
  personal: true,
  asks: userShape,
  answer: { of: userShape, as: 'bare' },
  handle: (request) => {
    const asked = parseQuery(request.query, userShape, apiShape)
    const row = userRow(signedInCaller(request).person)
    const { id, attributes } = toEntry(entrySource(request.view), 'users', row, asked)
    return { id, ...attributes }
  },
}
