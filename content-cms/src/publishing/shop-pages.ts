import { isBeforeDate } from '@nas/domain/article-dates'
import { pathOfDocument } from '@nas/domain/document-pages'
import { localisedPath } from '@nas/domain/localised-path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { readContentSettings } from '../settings'

export type Locale = 'vi' | 'en'

export interface NamedDocument {
  /** Slug of a collection or a global. */
  kind: string
  /** Empty for a global. */
  id: string
}

export type Document = Readonly<Record<string, unknown>>

export const shopAddress = (locale: Locale, path: string): string =>
  new URL(localisedPath(locale, path), readContentSettings().PUBLIC_URL).href

interface Reading {
  draft: boolean
  locale: Locale | 'all'
}

/** Null for an unknown document. The caller checks access. */
export async function readDocument(
  { payload }: PayloadRequest,
  { kind, id }: NamedDocument,
  reading: Reading,
): Promise<Document | null> {
  const query = { ...reading, depth: 0 }
  if (Object.hasOwn(payload.collections, kind)) {
    const collection = kind as CollectionSlug
    const found = await payload.findByID({ ...query, collection, id, disableErrors: true })
    return found as unknown as Document | null
  }
  if (!payload.globals.config.some(({ slug }) => slug === kind)) return null
  return (await payload.findGlobal({ ...query, slug: kind as GlobalSlug })) as unknown as Document
}

/** Whether shoppers see the document. */
export const isShown = ({ _status, state, published_at }: Document): boolean =>
  _status !== 'draft' && state !== 'inactive' && !isBeforeDate(published_at)

/** By the audit log: a version that is unpublished becomes a draft itself. */
export async function wasPublished(payload: Payload, { kind, id }: NamedDocument) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select from trail where kind = ${kind} and subject = ${id}
      and 'published' in (before ->> '_status', after ->> '_status') limit 1`)
  return rows.length > 0
}

export const pageOf = (kind: string, document: Document | null): string | null =>
  document && isShown(document) ? pathOfDocument(kind, document) : null
