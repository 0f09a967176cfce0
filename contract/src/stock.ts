import * as v from 'valibot'
import { entryOf } from './answers.js'
import { boundedArray } from './bounded-array.js'
import { productSchema } from './catalogue.js'
import { contentId, requiredText, textOrNull } from './field-schemas.js'
import { type Fields, schemasOf, stamps } from './fields.js'
import { longestStockNote, maxComparedLines, maxCounts, maxOnHand } from './limits.js'

/** Reasons of staff for a stock change; the shop itself writes `start` for a new product. */
export const stockReasons = [
  'received',
  'counted',
  'damaged',
  'lost',
  'returned',
  'correction',
] as const
export type StockReason = (typeof stockReasons)[number]

export const notedReasons = ['start', ...stockReasons] as const
export type NotedReason = (typeof notedReasons)[number]

/** Their labels in lists and files. */
export const stockReasonLabels = {
  start: { vi: 'Tồn kho ban đầu', en: 'Stock at the start' },
  received: { vi: 'Nhập hàng', en: 'Goods received' },
  counted: { vi: 'Kiểm kho', en: 'Counted' },
  damaged: { vi: 'Hư hỏng, hết hạn', en: 'Damaged or expired' },
  lost: { vi: 'Thất lạc', en: 'Lost' },
  returned: { vi: 'Khách trả hàng', en: 'Returned by a customer' },
  correction: { vi: 'Sửa số liệu', en: 'Correction' },
} as const satisfies Record<NotedReason, { vi: string; en: string }>

/** `set` is a new number, `add` a difference; `count` is a number from a count. */
export const stockWays = ['start', 'set', 'add', 'count'] as const

/** Number of available pieces at which a product is low, by default. */
export const defaultThreshold = 10

/** The stock of a product; its id is the product's. */
export const stockFields = {
  name: { type: 'text' },
  name_en: { type: 'text', nullable: true },
  slug: { type: 'text' },
  /** Address of the small picture. */
  image: { type: 'text', nullable: true, searchable: false },
  /** Of the product: `active` ones are on sale. */
  state: { type: 'text', oneOf: ['active', 'inactive'] },
  on_hand: { type: 'integer' },
  /** Ordered, and not packed yet. */
  reserved: { type: 'integer' },
  /** On hand and not reserved. */
  available: { type: 'integer' },
  threshold: { type: 'integer' },
  low: { type: 'boolean' },
  ...stamps,
} as const satisfies Fields

/** Attributes of `stock`. */
export const stockSchema = v.object(schemasOf(stockFields))
export type Stock = v.InferOutput<typeof stockSchema>

const whole = v.pipe(v.number('malformed'), v.integer('malformed'))
const pieces = v.pipe(whole, v.minValue(0, 'too_small'), v.maxValue(maxOnHand, 'too_large'))

/** Body of `PUT /api/stock/{id}`. */
export const stockThresholdSchema = v.object({ threshold: pieces })
export type StockThreshold = v.InferOutput<typeof stockThresholdSchema>

/** Body of `POST /api/app/changestock`. */
export const stockChangeSchema = v.object({
  product: contentId,
  way: v.picklist(['set', 'add'], 'malformed'),
  quantity: v.pipe(whole, v.minValue(-maxOnHand, 'too_small'), v.maxValue(maxOnHand, 'too_large')),
  /** The pieces on hand when the change was decided; a different number is a conflict. */
  expected: pieces,
  reason: v.picklist(stockReasons, 'required'),
  note: textOrNull(longestStockNote),
})
export type StockChangeRequest = v.InferInput<typeof stockChangeSchema>

/** One entry of the append-only log of stock changes. */
export const stockChangeFields = {
  way: { type: 'text', oneOf: stockWays },
  before: { type: 'integer', column: 'before_quantity' },
  after: { type: 'integer', column: 'after_quantity' },
  difference: { type: 'integer', computed: true, searchable: false },
  reason: { type: 'text', oneOf: notedReasons },
  note: { type: 'text', nullable: true, searchable: false },
  /** Who changed it; `null` for the shop itself or a deleted account. */
  who: { type: 'text', nullable: true, computed: true, searchable: false },
  createdAt: stamps.createdAt,
} as const satisfies Fields

/** Attributes of `stock-changes`. */
export const stockChangeRecordSchema = v.object({
  ...schemasOf(stockChangeFields),
  product: v.optional(v.object({ data: v.nullable(entryOf(v.partial(productSchema))) })),
})

/** Body of `POST /api/app/comparestock`: a count by the product's slug (its SKU). */
export const compareStockSchema = v.object({
  lines: boundedArray(v.object({ slug: requiredText(200), counted: pieces }, 'malformed'), {
    min: 1,
    max: maxComparedLines,
  }),
})
export type StockComparison = v.InferOutput<typeof compareStockSchema>

export const countProblems = ['unknown', 'repeated', 'below_reserved'] as const
export type CountProblem = (typeof countProblems)[number]

const comparedLine = v.object({
  slug: v.string(),
  counted: v.number(),
  /** Null when no product has this slug; then the other values are null too. */
  product: v.nullable(v.number()),
  name: v.nullable(v.string()),
  name_en: v.nullable(v.string()),
  on_hand: v.nullable(v.number()),
  reserved: v.nullable(v.number()),
  problem: v.nullable(v.picklist(countProblems)),
})
export type ComparedLine = v.InferOutput<typeof comparedLine>

/** Answer of `POST /api/app/comparestock`: one result per line, in order. */
export const comparedStockSchema = v.object({ data: v.array(comparedLine) })

/** Body of `POST /api/app/countstock`. */
export const countStockSchema = v.object({
  counts: boundedArray(
    v.object({ product: contentId, counted: pieces, expected: pieces }, 'malformed'),
    { min: 1, max: maxCounts },
  ),
  note: textOrNull(longestStockNote),
})
export type StockCount = v.InferOutput<typeof countStockSchema>

const countedProduct = v.object({
  product: v.number(),
  result: v.picklist(['changed', 'same', 'conflict', 'below_reserved', 'unknown', 'failed']),
  /** The current number; null when it could not be read. */
  on_hand: v.nullable(v.number()),
})
export type CountedProduct = v.InferOutput<typeof countedProduct>

/** Answer of `POST /api/app/countstock`: one result per product, in order. */
export const countedStockSchema = v.object({ data: v.array(countedProduct) })
