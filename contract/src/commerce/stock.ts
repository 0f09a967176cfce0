import * as v from 'valibot'
import { stockChangeFields, stockChangeSchema, stockFields } from '../stock.js'
import { commerceSchemasOf } from './records.js'

/** A change of stock of the product in the address. */
export const newStockChangeSchema = v.omit(stockChangeSchema, ['product'])
export type NewStockChange = v.InferOutput<typeof newStockChangeSchema>

/** The stock of a product in commerce's response. */
export const commerceStockSchema = v.object({ id: v.number(), ...commerceSchemasOf(stockFields) })
export type CommerceStock = v.InferOutput<typeof commerceStockSchema>

/** An entry of the log of stock changes in commerce's response. */
export const commerceStockChangeSchema = v.object({
  id: v.string(),
  product: v.number(),
  ...commerceSchemasOf(stockChangeFields),
})
export type CommerceStockChange = v.InferOutput<typeof commerceStockChangeSchema>

/** Pieces of each product in delivered orders; products without any are absent. */
export const soldPiecesSchema = v.object({
  sold: v.array(v.object({ product: v.number(), pieces: v.number() })),
})
