import { difference } from '@nas/telemetry/audit-log'
import type { CollectionConfig, FlattenedField, GlobalConfig, PayloadRequest } from 'payload'
import { writeAuditLog } from './audit-log'

/** Fields of personal data whose values are stored; of others, only that they changed. */
const openFields: Readonly<Record<string, readonly string[]>> = {
  distributors: ['state', 'order'],
  supports: ['state', 'order', 'type'],
  users: ['role', 'enableAPIKey'],
  clients: ['name', 'scope'],
}

type Document = Readonly<Record<string, unknown>>

export const localisedNames = (fields: FlattenedField[]): Set<string> =>
  new Set(fields.flatMap((field) => ('localized' in field && field.localized ? [field.name] : [])))

/** Renames the English fields, so that one entry holds both languages. */
function inLanguage(document: Document, fields: FlattenedField[], req: PayloadRequest): Document {
  if (req.locale !== 'en') return document
  const local = localisedNames(fields)
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [local.has(name) ? `${name}_en` : name, value]),
  )
}

/** Only the former document has hidden fields, such as the hash of a password. */
function withoutHidden(document: Document, fields: FlattenedField[]): Document {
  const hidden = new Set(fields.flatMap((field) => (field.hidden ? [field.name] : [])))
  return Object.fromEntries(Object.entries(document).filter(([name]) => !hidden.has(name)))
}

type Change = { doc?: Document; previousDoc?: Document; req: PayloadRequest }

export function withAuditLog(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection
  const write = ({ doc = {}, previousDoc = {}, req }: Change, subject: unknown) => {
    const { flattenedFields } = req.payload.collections[slug as 'products'].config
    const named = (one: Document) => inLanguage(one, flattenedFields, req)
    const before = named(withoutHidden(previousDoc, flattenedFields))
    const differs = difference(before, named(doc), openFields[slug] ?? null)
    return writeAuditLog(req, { kind: slug, subject: String(subject), ...differs })
  }
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, previousDoc, req }) => {
          // The entry of a deletion names what is gone.
          const isDeletion = doc.deletedAt && !previousDoc?.deletedAt
          return write({ doc: isDeletion ? {} : doc, previousDoc, req }, doc.id)
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ doc, id, req }) => write({ previousDoc: doc, req }, id),
      ],
    },
  }
}

export function globalWithAuditLog(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, previousDoc, req }) =>
          writeAuditLog(req, {
            kind: slug,
            subject: slug,
            ...difference(previousDoc ?? {}, doc ?? {}, null),
          }),
      ],
    },
  }
}
