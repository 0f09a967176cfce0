import * as v from 'valibot'
import { stockChangeFields, stockChangeSchema, stockFields } from '../stock.js'
import { commerceSchemasOf } from './records.js'

/** A change of the stock of a product, which the address names. */
export const newStockChangeSchema = v.omit(stockChangeSchema, ['product'])
export type NewStockChange = v.InferOutput<typeof newStockChangeSchema>

/** The stock of a product as commerce responds with it. */
export const commerceStockSchema = v.object({ id: v.number(), ...commerceSchemasOf(stockFields) })
export type CommerceStock = v.InferOutput<typeof commerceStockSchema>

/** A line of the log of stocks as commerce responds with it. */
export const commerceStockChangeSchema = v.object({
  id: v.string(),
  product: v.number(),
  ...commerceSchemasOf(stockChangeFields),
})
export type CommerceStockChange = v.InferOutput<typeof commerceStockChangeSchema>

/** Pieces of each product in delivered orders; what has none is absent. */
export const soldPiecesSchema = v.object({
  sold: v.array(v.object({ product: v.number(), pieces: v.number() })),
})
