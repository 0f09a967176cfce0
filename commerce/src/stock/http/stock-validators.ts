import { z } from '@medusajs/framework/zod'
import {
  longestStockNote,
  mostComparedLines,
  mostCounts,
  mostPieces,
  stockReasons,
} from '@nas/contract/stock'
import { optional, required } from '../../platform/http/text-fields'

const pieces = z.int('malformed').min(0, 'malformed').max(mostPieces, 'malformed')
const product = z.int('malformed').positive('malformed')

export const thresholdBody = z.object({ threshold: pieces })

export const changeBody = z.object({
  way: z.enum(['set', 'add'], 'malformed'),
  quantity: z.int('malformed').min(-mostPieces, 'malformed').max(mostPieces, 'malformed'),
  expected: pieces,
  reason: z.enum(stockReasons, 'malformed'),
  note: optional(longestStockNote),
})

export const compareBody = z.object({
  lines: z
    .array(z.object({ slug: required(200), counted: pieces }))
    .max(mostComparedLines, 'too_long'),
})

export const countBody = z.object({
  counts: z
    .array(z.object({ product, counted: pieces, expected: pieces }))
    .max(mostCounts, 'too_long'),
  note: optional(longestStockNote),
})
