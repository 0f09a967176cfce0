import * as v from 'valibot'
import { type Fields, schemasOf, stamps } from '../fields.js'

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

export const defaultThreshold = 10

/** The id is the product's. */
export const stockFields = {
  name: { type: 'text' },
  name_en: { type: 'text', nullable: true },
  slug: { type: 'text' },
  image: { type: 'text', nullable: true, searchable: false },
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

export const stockSchema = v.object(schemasOf(stockFields))
export type Stock = v.InferOutput<typeof stockSchema>

export const stockChangeFields = {
  way: { type: 'text', oneOf: stockWays },
  before: { type: 'integer', column: 'before_quantity' },
  after: { type: 'integer', column: 'after_quantity' },
  difference: { type: 'integer', computed: true, searchable: false },
  reason: { type: 'text', oneOf: notedReasons },
  note: { type: 'text', nullable: true, searchable: false },
  /** Also for a deleted product. */
  name: { type: 'text', nullable: true, computed: true, searchable: false },
  name_en: { type: 'text', nullable: true, computed: true, searchable: false },
  /** Name of the person who changed it; `null` for the shop itself or a deleted account. */
  who: { type: 'text', nullable: true, computed: true, searchable: false },
  createdAt: stamps.createdAt,
} as const satisfies Fields

export const stockChangeSchema = v.object(schemasOf(stockChangeFields))
