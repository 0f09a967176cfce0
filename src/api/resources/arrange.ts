import { arrangeAnswerSchema, arrangeSchema } from '@nas/contract/arrange'
import { applicationError, notFound } from '../api-error.ts'
import { call } from '../call.ts'
import { afterWrite } from '../content-writes/after-write.ts'
import { oneAtATime } from '../content-writes/one-at-a-time.ts'
import { type Placed, placeBelow } from '../content-writes/place-between.ts'

/** Each is a write of its own; where more records share a number, they are numbered in Payload. */
const mostChanges = 500

const shopOrder = ['order', 'id'].map(
  (attribute) => ({ attribute, type: 'integer', descending: true }) as const,
)

export const arrange = call({
  method: 'POST',
  path: '/app/arrange',
  summary: 'Put a product, club article or place right below another one in its list',
  access: 'admin',
  permission: 'content',
  personal: true,
  body: { schema: arrangeSchema, form: 'either' },
  answer: { schema: arrangeAnswerSchema },
  run: (request, { body: { of, id, below } }) =>
    oneAtATime(`arrange ${of}`, async () => {
      const { view, contentWriter } = request
      const list = view.find(of, { sort: shopOrder }).rows as readonly (Placed & object)[]
      const isKnown = (one: number) => list.some((row) => row.id === one)
      if (!isKnown(id) || (below !== null && !isKnown(below))) throw notFound()
      const changes = placeBelow(list, id, below)
      if (changes.length > mostChanges) {
        throw applicationError('too_many', 'Too many records have the same order')
      }
      for (const change of changes) {
        await contentWriter.published.update(of, change.id, {
          vi: { order: change.order },
          en: {},
        })
      }
      await afterWrite(request)
      return { data: { changed: changes.length } }
    }),
})
