import { paymentKinds } from '@nas/domain/order-states'
import { isDay } from '@nas/domain/periods'
import type { Permission } from '@nas/domain/roles'
import * as v from 'valibot'
import { moment, textId } from '../field-schemas.js'

export const auditKinds = [
  'order',
  'refund',
  'rating',
  'stock',
  'user',
  'note',
  'data-request',
  'vat',
  'list-view',
  'products',
  'prices',
  'categories',
  'subcategories',
  'traits',
  'tips',
  'payments',
  'banners',
  'clubs',
  'blogs',
  'faqs',
  'policies',
  'sections',
  'works',
  'featured-works',
  'innovations',
  'media',
  'films',
  'folders',
  'places',
  'redirects',
  'emails',
  'plans',
  'reviews',
  'distributors',
  'supports',
  'users',
  'clients',
  'siteinfo',
  'nasinfo',
  'homeinfo',
  'menuinfo',
  'emptyinfo',
  'bannerinfo',
  'searchinfo',
  'deliveryinfo',
] as const

export type AuditKind = (typeof auditKinds)[number]

const values = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))

const longestWords = 100

const words = v.pipe(v.string('malformed'), v.trim(), v.maxLength(longestWords, 'too_long'))
const day = v.pipe(v.string('malformed'), v.check(isDay, 'date_invalid'))

const asked = {
  kind: v.optional(v.picklist(auditKinds, 'malformed')),
  /** The actor or the subject of the change. */
  person: v.optional(textId),
  before: v.optional(moment),
  /** Text to search in record names and values. */
  q: v.optional(words),
}

/** Query of `GET /api/app/trail`; the days are those of the shop's time zone, both included. */
export const auditLogParameters = v.object({
  ...asked,
  from: v.optional(day),
  to: v.optional(day),
})

/** Records that staff edit in forms, with the permission to read them. */
export const editedKinds = {
  supports: 'requests',
  distributors: 'requests',
  rating: 'ratings',
  user: 'people.read',
  products: 'content',
  clubs: 'content',
  places: 'content',
  deliveryinfo: 'delivery',
} as const satisfies Partial<Record<AuditKind, Permission>>

export const lastChangeParameters = v.object({
  kind: v.picklist(Object.keys(editedKinds) as (keyof typeof editedKinds)[], 'malformed'),
  subject: textId,
})

export type LastChangeParameters = v.InferOutput<typeof lastChangeParameters>

/** The author of the last change of a record by staff or an editor; null for any other author. */
export const lastChangeAnswerSchema = v.object({
  data: v.nullable(v.object({ who: v.nullable(v.string()), at: v.string() })),
})

const maxEntries = 100

/** Query of the audit log with timestamps instead of days. */
export const auditLogQuery = v.object({
  ...asked,
  since: v.optional(moment),
  subject: v.optional(textId),
  limit: v.optional(
    v.pipe(
      v.string('malformed'),
      v.regex(/^[1-9]\d{0,2}$/, 'malformed'),
      v.transform(Number),
      v.maxValue(maxEntries, 'too_large'),
    ),
    '50',
  ),
})

const entrySchema = v.object({
  id: v.string(),
  at: v.string(),
  /** Id of the member of staff, or of an editor of Payload. */
  staff: v.string(),
  /** Null for a deleted account. */
  who: v.nullable(v.string()),
  /** Request ID of the change; null for an editor in Payload. */
  request: v.nullable(v.string()),
  kind: v.string(),
  subject: v.nullable(v.string()),
  /** Number of the order that the subject is the code of. */
  number: v.optional(v.string()),
  /** How that order is paid, which names its states. */
  payment: v.optional(v.picklist(paymentKinds)),
  /** Name of the person or product; absent for other records, and where it is unknown. */
  name: v.optional(v.string()),
  before: values,
  after: values,
})

/** Matching entries are counted up to this number. */
export const maxCounted = 1000

export const auditLogSchema = v.object({ entries: v.array(entrySchema), total: v.number() })

/**
 * Answer of `GET /api/app/trail`, newest first; `next` is the `before` of the next page, `total` the
 * number of entries from this page on, up to a little more than `maxCounted`.
 */
export const auditLogAnswerSchema = v.object({
  data: v.array(entrySchema),
  meta: v.object({ next: v.nullable(v.string()), total: v.number() }),
})

export type AuditEntry = v.InferOutput<typeof entrySchema>
export type AuditLogAnswer = v.InferOutput<typeof auditLogSchema>
export type AuditLogQuery = v.InferOutput<typeof auditLogQuery>
export type AuditLogParameters = v.InferOutput<typeof auditLogParameters>
