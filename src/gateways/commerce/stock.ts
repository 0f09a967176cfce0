import {
  type CommerceStock,
  type CommerceStockChange,
  commerceStockChangeSchema,
  commerceStockSchema,
  type NewStockChange,
  soldPiecesSchema,
} from '@nas/contract/commerce/stock'
import {
  type ComparedLine,
  type CountedProduct,
  comparedStockSchema,
  countedStockSchema,
  type StockComparison,
  type StockCount,
} from '@nas/contract/stock'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import * as v from 'valibot'
import type { Caller, CommerceClient } from './client.ts'

const listAnswer = v.object({ stock: v.array(commerceStockSchema), count: v.number() })
const oneAnswer = v.object({ stock: commerceStockSchema })
const logAnswer = v.object({ changes: v.array(commerceStockChangeSchema), count: v.number() })

/** The stock of products and the log of its changes; for staff. */
export interface StockCalls {
  list(staff: Caller, query: ListQuery): Promise<{ stock: CommerceStock[]; count: number }>
  one(staff: Caller, product: number): Promise<CommerceStock>
  setThreshold(staff: Caller, product: number, threshold: number): Promise<CommerceStock>
  /** @throws ConflictingError with the current figures */
  change(staff: Caller, product: number, change: NewStockChange): Promise<CommerceStock>
  log(staff: Caller, query: ListQuery): Promise<{ changes: CommerceStockChange[]; count: number }>
  compare(staff: Caller, lines: StockComparison['lines']): Promise<ComparedLine[]>
  count(staff: Caller, counting: StockCount): Promise<CountedProduct[]>
  /**
   * Pieces of each product in delivered orders, with the shop's own key; products without any are
   * absent.
   */
  delivered(): Promise<Map<number, number>>
}

export function stockCalls({ shop }: CommerceClient): StockCalls {
  const pathOf = (product: number) => `/admin/shop/stock/${product}`
  return {
    list: ({ token }, query) =>
      shop('/admin/shop/stock', listAnswer, { token, query: listQueryParameters(query) }),

    async one({ token }, product) {
      return (await shop(pathOf(product), oneAnswer, { token })).stock
    },

    async setThreshold({ token }, product, threshold) {
      const sent = { method: 'POST', token, body: { threshold } } as const
      return (await shop(pathOf(product), oneAnswer, sent)).stock
    },

    async change({ token }, product, body) {
      const sent = { method: 'POST', token, body } as const
      return (await shop(`${pathOf(product)}/changes`, oneAnswer, sent)).stock
    },

    log: ({ token }, query) =>
      shop('/admin/shop/stock-changes', logAnswer, { token, query: listQueryParameters(query) }),

    async compare({ token }, lines) {
      const sent = { method: 'POST', token, body: { lines } } as const
      return (await shop('/admin/shop/stock-counts/comparison', comparedStockSchema, sent)).data
    },

    async count({ token }, body) {
      const sent = { method: 'POST', token, body } as const
      return (await shop('/admin/shop/stock-counts', countedStockSchema, sent)).data
    },

    async delivered() {
      const { sold } = await shop('/admin/shop/sold', soldPiecesSchema, { trusted: true })
      return new Map(sold.map(({ product, pieces }) => [product, pieces]))
    },
  }
}
