import * as v from 'valibot'
import { entryOf } from './answers.js'
import { type Fields, schemasOf } from './fields.js'

const formatSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  mime: v.string(),
  ext: v.string(),
  hash: v.string(),
  size: v.number(),
})

const pictureSchema = v.object({
  name: v.string(),
  alternativeText: v.nullable(v.string()),
  caption: v.nullable(v.string()),
  width: v.number(),
  height: v.number(),
  hash: v.string(),
  ext: v.string(),
  mime: v.string(),
  size: v.number(),
  url: v.string(),
  formats: v.object({
    thumbnail: v.optional(formatSchema),
    small: formatSchema,
    medium: formatSchema,
    large: v.optional(formatSchema),
    xlarge: v.optional(formatSchema),
  }),
})

export const populatedPictureSchema = v.object({ data: v.nullable(entryOf(pictureSchema)) })

const text = v.nullable(v.string())

export const productSchema = v.object({
  name: v.string(),
  name_en: text,
  slug: v.string(),
  price: v.number(),
  state: v.string(),
  /** Whether a piece is free; absent in the previous release. */
  available: v.optional(v.boolean(), true),
  /** Average stars of the published ratings, and quantity sold; absent in the previous release. */
  rating: v.nullish(v.number(), null),
  rating_count: v.optional(v.number(), 0),
  sold: v.optional(v.number(), 0),
  title: v.optional(text),
  description: text,
  description_en: text,
  thub: v.optional(populatedPictureSchema),
})

/** Only when populated. */
export const productRelation = v.optional(
  v.object({ data: v.nullable(entryOf(v.partial(productSchema))) }),
)

export const paymentSchema = v.object({
  name: v.string(),
  name_en: text,
  code: v.string(),
  description: text,
  description_en: text,
  state: v.string(),
})

export const shippingFields = {
  name: { type: 'text' },
  name_en: { type: 'text', nullable: true },
  price: { type: 'money' },
  /** Free when the goods cost more than this (SPEC §9). */
  free_above: { type: 'money', nullable: true },
} as const satisfies Fields

export const shippingSchema = v.object(schemasOf(shippingFields))

const unit = { name: v.string(), code: v.string() }

/** `former`: former districts; `former_ward`: former name; `successor` since 2025-07-01. */
export const unitSchema = v.object({
  ...unit,
  former: v.nullish(v.string()),
  former_ward: v.nullish(v.string()),
  successor: v.optional(v.object({ data: v.nullable(entryOf(v.object(unit))) })),
})

export type Product = v.InferOutput<typeof productSchema>
export type Payment = v.InferOutput<typeof paymentSchema>
export type Shipping = v.InferOutput<typeof shippingSchema>
