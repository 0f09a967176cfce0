import type { CollectionConfig, GlobalConfig } from 'payload'
import { recordPublication } from './record-publication'

/** Feed rows of a collection without drafts: every saved change is public at once. */
export function plainOutbox(slug: string): NonNullable<CollectionConfig['hooks']> {
  return {
    afterChange: [
      ({ doc, req }) =>
        recordPublication(req, { resource: slug, documentId: String(doc.id), operation: 'upsert' }),
    ],
    afterDelete: [
      ({ id, req }) =>
        recordPublication(req, { resource: slug, documentId: String(id), operation: 'delete' }),
    ],
  }
}

export function globalOutbox(slug: string): NonNullable<GlobalConfig['hooks']> {
  return {
    afterChange: [
      ({ req }) => recordPublication(req, { resource: slug, documentId: '', operation: 'upsert' }),
    ],
  }
}
