import type { CollectionConfig, FlattenedField, GlobalConfig, PayloadRequest } from 'payload'
import { difference } from './differences'
import { writeTrail } from './write-trail'

/** Of documents about people these fields alone are kept with their values. */
const openFields: Readonly<Record<string, readonly string[]>> = {
  distributors: ['state', 'order'],
  supports: ['state', 'order', 'type'],
  users: [],
  clients: ['name', 'scope'],
}

type Document = Readonly<Record<string, unknown>>

/** A text in English has a name of its own, so that both languages stand in one entry. */
function inLanguage(document: Document, fields: FlattenedField[], req: PayloadRequest): Document {
  if (req.locale !== 'en') return document
  const local = new Set(
    fields.flatMap((field) => ('localized' in field && field.localized ? [field.name] : [])),
  )
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [local.has(name) ? `${name}_en` : name, value]),
  )
}

type Change = { doc?: Document; previousDoc?: Document; req: PayloadRequest }

/** Every save and deletion of the collection by staff or editors leaves an entry. */
export function withTrail(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection
  const write = ({ doc = {}, previousDoc = {}, req }: Change, subject: unknown) => {
    const { flattenedFields } = req.payload.collections[slug as 'products'].config
    const named = (one: Document) => inLanguage(one, flattenedFields, req)
    const differs = difference(named(previousDoc), named(doc), openFields[slug] ?? null)
    return writeTrail(req, { kind: slug, subject: String(subject), ...differs })
  }
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, previousDoc, req }) => write({ doc, previousDoc, req }, doc.id),
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ doc, id, req }) => write({ previousDoc: doc, req }, id),
      ],
    },
  }
}

export function globalWithTrail(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, previousDoc, req }) =>
          writeTrail(req, {
            kind: slug,
            subject: slug,
            ...difference(previousDoc ?? {}, doc ?? {}, null),
          }),
      ],
    },
  }
}
