import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'
import { commerceSchemasOf } from '../commerce/records.js'
import { contentId, requiredText, storedId, textOrNull, wholeBetween } from '../field-schemas.js'
import { longestStockNote, maxComparedLines, maxCounts, maxOnHand } from '../limits.js'
import { type InputOf, listOperation, type OutputOf, operation } from '../operation.js'
import { stockChangeFields, stockFields, stockReasons } from './fields.js'

const pieces = wholeBetween(0, maxOnHand)

const stockRecord = v.object({ id: v.number(), ...commerceSchemasOf(stockFields) })

export const listStock = listOperation('/stock', {
  staff: 'stock.read',
  record: stockRecord,
  as: 'stock',
})

export const findStock = operation('GET /stock/:product', {
  staff: 'stock.read',
  input: v.object({ product: storedId }),
  answer: stockRecord,
  as: 'stock',
})

export const setThreshold = operation('POST /stock/:product', {
  staff: 'stock.write',
  input: v.object({ product: storedId, threshold: pieces }),
  answer: stockRecord,
  as: 'stock',
})

/** Answered with a conflict and the current figures when `expected` is another number. */
export const changeStock = operation('POST /stock/:product/changes', {
  staff: 'stock.write',
  wire: 'POST /app/changestock',
  summary: 'Set the pieces of a product on hand, or add to them, with a reason',
  input: v.object({
    product: storedId,
    way: v.picklist(['set', 'add'], 'malformed'),
    quantity: wholeBetween(-maxOnHand, maxOnHand),
    /** The pieces on hand when the change was decided. */
    expected: pieces,
    reason: v.picklist(stockReasons, 'required'),
    note: textOrNull(longestStockNote),
  }),
  answer: stockRecord,
  as: 'stock',
})

const changeRecord = v.object({
  id: v.string(),
  product: v.number(),
  ...commerceSchemasOf(stockChangeFields),
})

export const listStockChanges = listOperation('/stock-changes', {
  staff: 'stock.read',
  record: changeRecord,
  as: 'changes',
})

export const countProblems = ['unknown', 'repeated', 'below_reserved'] as const
export type CountProblem = (typeof countProblems)[number]

/** Compares a count by the products' slugs (their SKUs); one result per line, in order. */
export const compareStock = operation('POST /stock-counts/comparison', {
  staff: 'stock.write',
  wire: 'POST /app/comparestock',
  summary: 'Compare a count with the stored stock line by line; changes nothing',
  input: v.object({
    lines: boundedArray(v.object({ slug: requiredText(200), counted: pieces }, 'malformed'), {
      min: 1,
      max: maxComparedLines,
    }),
  }),
  answer: v.array(
    v.object({
      slug: v.string(),
      counted: v.number(),
      /** Null when no product has this slug; then the other values are null too. */
      product: v.nullable(v.number()),
      name: v.nullable(v.string()),
      name_en: v.nullable(v.string()),
      on_hand: v.nullable(v.number()),
      reserved: v.nullable(v.number()),
      problem: v.nullable(v.picklist(countProblems)),
    }),
  ),
  as: 'data',
})

/** One result per product, in order: a failed one does not block the others. */
export const countStock = operation('POST /stock-counts', {
  staff: 'stock.write',
  wire: 'POST /app/countstock',
  summary: 'Write a count, with a result for each product',
  input: v.object({
    counts: boundedArray(
      v.object({ product: contentId, counted: pieces, expected: pieces }, 'malformed'),
      { min: 1, max: maxCounts },
    ),
    note: textOrNull(longestStockNote),
  }),
  answer: v.array(
    v.object({
      product: v.number(),
      result: v.picklist(['changed', 'same', 'conflict', 'below_reserved', 'unknown', 'failed']),
      /** The current number; null when it could not be read. */
      on_hand: v.nullable(v.number()),
    }),
  ),
  as: 'data',
})

/** Pieces of each product in delivered orders; products without any are absent. */
export const listSold = operation('GET /sold', {
  key: true,
  answer: v.array(v.object({ product: v.number(), pieces: v.number() })),
  as: 'sold',
})

/** For Payload's admin, which has no key of commerce; not in `/api`. */
export const findPieces = operation('GET /pieces/:product', {
  visitor: true,
  input: v.object({ product: storedId }),
  answer: v.object({ on_hand: v.number(), reserved: v.number(), available: v.number() }),
})

/** Products of the stock list without a free piece, ascending. */
export const listSoldOut = operation('GET /sold-out', {
  key: true,
  answer: v.array(v.number()),
  as: 'products',
})

export type StockRecord = OutputOf<typeof findStock>
export type ComparedLine = OutputOf<typeof compareStock>[number]
export type CountedProduct = OutputOf<typeof countStock>[number]
export type StockChange = InputOf<typeof changeStock>
