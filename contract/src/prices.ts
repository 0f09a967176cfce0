import * as v from 'valibot'

export const priceProblems = ['unknown', 'repeated', 'not_whole', 'too_large', 'stale'] as const

const text = v.string()
const names = { name: text, name_en: v.nullable(text) }

const priceChange = v.object({
  product: v.number(),
  ...names,
  before: v.number(),
  after: v.number(),
  /** Written only when the call confirms it. */
  unusual: v.boolean(),
})

const refusedPrice = v.object({
  /** As a spreadsheet counts, with the heading. */
  row: v.number(),
  /** From the shop, or from the file when no product has the id. */
  ...names,
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

export const comparedPricesSchema = v.object({ data: comparedPrices })
export type ComparedPrices = v.InferOutput<typeof comparedPrices>
export type PriceChange = v.InferOutput<typeof priceChange>
export type RefusedPrice = v.InferOutput<typeof refusedPrice>

/** Query of `POST /api/app/changeprices`: `true` confirms the unusual prices of the file. */
export const changePricesParameters = v.object({
  confirmed: v.optional(v.picklist(['true', 'false'], 'malformed')),
})

export const unusualPricesSchema = v.object({
  data: v.array(
    v.object({
      id: text,
      at: text,
      /** Name of the person who confirmed it; null for a deleted account. */
      who: v.nullable(text),
      product: v.number(),
      /** Null for a deleted product. */
      name: v.nullable(text),
      name_en: v.nullable(text),
      /** Null for a new product. */
      before: v.nullable(v.number()),
      after: v.number(),
    }),
  ),
})
export type UnusualPrice = v.InferOutput<typeof unusualPricesSchema>['data'][number]

export const changedPricesSchema = v.object({ data: v.object({ changed: v.number() }) })
