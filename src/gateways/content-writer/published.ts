import * as v from 'valibot'
import type { CollectionName } from '../../content/schema.ts'
import { contentDefinition } from '../../content/shapes.ts'
import type { PayloadDocument } from '../payload-client.ts'
import type { FieldProblem, WriterClient } from './client.ts'
import type { BothLanguages } from './to-document.ts'

/** Writes of what the shop shows, both languages at once or not at all. */
export interface PublishedCalls {
  /** @throws RefusedError naming the attributes that Payload does not take */
  create(collection: CollectionName, fields: BothLanguages): Promise<PayloadDocument>
  update(collection: CollectionName, id: number, fields: BothLanguages): Promise<PayloadDocument>
  remove(collection: CollectionName, id: number): Promise<void>
}

const documentAnswer = v.object({ doc: v.looseObject({ id: v.number() }) })

export function publishedCalls({ send }: WriterClient): PublishedCalls {
  return {
    async create(collection, body) {
      const sent = { method: 'POST', body } as const
      const nameOf = attributeOf(collection)
      return (await send(`/${collection}/published`, documentAnswer, sent, nameOf)).doc
    },

    async update(collection, id, body) {
      const sent = { method: 'PATCH', body } as const
      const nameOf = attributeOf(collection)
      return (await send(`/${collection}/published/${id}`, documentAnswer, sent, nameOf)).doc
    },

    async remove(collection, id) {
      await send(`/${collection}/${id}`, v.unknown(), { method: 'DELETE' })
    },
  }
}

/** Payload names a field and a language, where the wire has an attribute for each. */
function attributeOf(collection: CollectionName) {
  const { fields } = contentDefinition(collection)
  return ({ path, locale }: FieldProblem) => {
    const suffix = fields[path]?.localised
    const other = suffix === 'vn' ? 'vi' : 'en'
    return suffix && locale === other ? `${path}_${suffix}` : path
  }
}
