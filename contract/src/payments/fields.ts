import * as v from 'valibot'

/** Difference between the shop's own tables and Medusa's. */
const bookDifference = v.object({
  kind: v.picklist(['order', 'cancellation', 'capture', 'refund', 'reservation', 'level', 'stock']),
  /** Number of the order; null for a level of stock. */
  number: v.nullable(v.number()),
  /** Id of the product, for a level of stock. */
  product: v.nullable(v.string()),
  /** Amounts in đồng or pieces; null where a book has no such record. */
  ours: v.nullable(v.number()),
  medusas: v.nullable(v.number()),
})

export const bookComparison = v.object({
  total: v.number(),
  /** At most a hundred. */
  differences: v.array(bookDifference),
})

export const booksSchema = v.object({ data: bookComparison })

export type BookComparison = v.InferOutput<typeof bookComparison>
export type BookDifference = v.InferOutput<typeof bookDifference>

export const paymentRefusals = ['cancelled', 'expired', 'funds', 'declined'] as const

export type PaymentRefusal = (typeof paymentRefusals)[number]
