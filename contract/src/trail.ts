import * as v from 'valibot'

/** What staff change: in commerce, and a collection or global of Payload. */
export const trailKinds = [
  ...['order', 'refund', 'rating', 'stock', 'user', 'note'],
  ...['products', 'categories', 'subcategories', 'tips', 'payments', 'banners', 'clubs', 'blogs'],
  ...['faqs', 'policies', 'sections', 'works', 'featured-works', 'innovations', 'media', 'places'],
  ...['distributors', 'supports', 'users', 'clients'],
  ...['siteinfo', 'nasinfo', 'bannerinfo', 'deliveryinfo'],
] as const

export type TrailKind = (typeof trailKinds)[number]

/** Values by field; `changed` stands for what is personal or too long to keep twice. */
export type TrailValues = Record<string, string | number | boolean | null>

const values = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))

const person = v.pipe(v.string('malformed'), v.regex(/^[\w-]{1,100}$/, 'malformed'))
const moment = v.pipe(v.string('malformed'), v.isoTimestamp('malformed'))

/** Query of `GET /api/app/trail`: whose changes, or of whom; those before a moment. */
export const trailParameters = v.object({
  kind: v.optional(v.picklist(trailKinds, 'malformed')),
  person: v.optional(person),
  before: v.optional(moment),
})

const mostEntries = 100

/** The same as the stores are asked. */
export const trailQuestion = v.object({
  ...trailParameters.entries,
  limit: v.optional(
    v.pipe(
      v.string('malformed'),
      v.regex(/^[1-9]\d{0,2}$/, 'malformed'),
      v.transform(Number),
      v.maxValue(mostEntries, 'too_large'),
    ),
    '50',
  ),
})

const entrySchema = v.object({
  id: v.string(),
  at: v.string(),
  /** Id of the member of staff, or of an editor of Payload. */
  staff: v.string(),
  /** Null when they have left. */
  who: v.nullable(v.string()),
  /** Names the call that changed it; null for an editor in Payload. */
  request: v.nullable(v.string()),
  kind: v.string(),
  subject: v.nullable(v.string()),
  before: values,
  after: values,
})

/** Answer of commerce and of Payload. */
export const trailSchema = v.object({ entries: v.array(entrySchema) })

/** Answer of `GET /api/app/trail`, newest first; `next` is the `before` of the next page. */
export const trailAnswerSchema = v.object({
  data: v.array(entrySchema),
  meta: v.object({ next: v.nullable(v.string()) }),
})

export type TrailEntry = v.InferOutput<typeof entrySchema>
export type TrailAnswer = v.InferOutput<typeof trailSchema>
export type TrailQuestion = v.InferOutput<typeof trailQuestion>
export type TrailParameters = v.InferOutput<typeof trailParameters>
