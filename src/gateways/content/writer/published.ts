import type { PlainObject } from '@nas/query/plain-values'
import * as v from 'valibot'
import type { CollectionName } from '../../../content/schema.ts'
import { contentDefinition } from '../../../content/shapes.ts'
import type { FieldProblem, WriterClient } from './client.ts'

/** Named fields of a document: `vi` has the Vietnamese text and all fields without a language. */
export interface BothLanguages {
  vi: PlainObject
  en: PlainObject
  /** Records to add to and remove from relations, relative to their current value. */
  relations?: Record<string, { connect: readonly number[]; disconnect: readonly number[] }>
}

/**
 * Maps flat attributes of the contract to Payload's fields; the reverse of `mapDocument`. Only
 * given attributes are written.
 * @param richText converts HTML to an editor's document
 */
export function toDocument(
  name: string,
  values: PlainObject,
  richText: (html: string) => object | null,
): BothLanguages {
  const { fields, relations } = contentDefinition(name)
  const document = { vi: {} as PlainObject, en: {} as PlainObject }
  for (const [field, { type, localised }] of Object.entries(fields)) {
    const put = (locale: 'vi' | 'en', attribute: string) => {
      const value = values[attribute]
      if (value === undefined) return
      const html = type === 'richtext' && typeof value === 'string'
      document[locale][field] = html ? richText(value) : value
    }
    const older = localised === 'vn'
    put(older ? 'en' : 'vi', field)
    if (localised) put(older ? 'vi' : 'en', `${field}_${localised}`)
  }
  for (const relation of Object.keys(relations)) {
    if (values[relation] !== undefined) document.vi[relation] = values[relation]
  }
  return document
}

const documentAnswer = v.object({ doc: v.looseObject({ id: v.number() }) })

/** Writes of public content, both languages in one transaction. */
export const publishedCalls = ({ send }: WriterClient) => ({
  /** @throws RejectedError naming the attributes that Payload rejects */
  async create(collection: CollectionName, body: BothLanguages) {
    const sent = { method: 'POST', body } as const
    const nameOf = attributeOf(collection)
    return (await send(`/${collection}/published`, documentAnswer, sent, nameOf)).doc
  },

  /** @param updatedAt without it the last write wins @throws StaleError for another version */
  async update(collection: CollectionName, id: number, fields: BothLanguages, updatedAt?: string) {
    const body = updatedAt === undefined ? fields : { ...fields, updatedAt }
    const sent = { method: 'PATCH', body } as const
    const nameOf = attributeOf(collection)
    return (await send(`/${collection}/published/${id}`, documentAnswer, sent, nameOf)).doc
  },

  /** Moves it to the trash of Payload. @throws RejectedError `in_use` */
  async remove(collection: CollectionName, id: number): Promise<void> {
    await send(`/${collection}/trash/${id}`, v.unknown(), { method: 'DELETE' })
  },

  /**
   * Moves a record directly below another one, or to the top for null, in the order at the time of
   * the call.
   * @returns the number of records whose order changed
   * @throws MissingRecordError when one of the two is not published
   * @throws RejectedError `too_many`
   */
  async arrange(collection: CollectionName, id: number, below: number | null): Promise<number> {
    const sent = { method: 'POST', body: { id, below } } as const
    return (await send(`/${collection}/arrange`, v.object({ changed: v.number() }), sent)).changed
  },
})

function attributeOf(collection: CollectionName) {
  const { fields } = contentDefinition(collection)
  return ({ path, locale }: FieldProblem) => {
    const suffix = fields[path]?.localised
    const other = suffix === 'vn' ? 'vi' : 'en'
    return suffix && locale === other ? `${path}_${suffix}` : path
  }
}
