import * as v from 'valibot'

/** Why a row of a file of prices is refused. */
export const priceProblems = ['unknown', 'repeated', 'not_whole', 'too_large', 'stale'] as const

const text = v.string()
const names = { name: text, name_en: v.nullable(text) }

const priceChange = v.object({
  product: v.number(),
  ...names,
  before: v.number(),
  after: v.number(),
})

const refusedPrice = v.object({
  /** As a spreadsheet counts, with the heading. */
  row: v.number(),
  /** Of the product; of the file when no product has the id. */
  ...names,
  /** The new price in the file. */
  given: text,
  /** Null when no product has the id. */
  stored: v.nullable(v.number()),
  problem: v.picklist(priceProblems),
})

const comparedPrices = v.object({
  changes: v.array(priceChange),
  unchanged: v.number(),
  refused: v.array(refusedPrice),
})

/** Answer of `POST /api/app/compareprices`. */
export const comparedPricesSchema = v.object({ data: comparedPrices })
export type ComparedPrices = v.InferOutput<typeof comparedPrices>
export type PriceChange = v.InferOutput<typeof priceChange>
export type RefusedPrice = v.InferOutput<typeof refusedPrice>

/** Answer of `POST /api/app/changeprices`: the number of products whose price changed. */
export const changedPricesSchema = v.object({ data: v.object({ changed: v.number() }) })
