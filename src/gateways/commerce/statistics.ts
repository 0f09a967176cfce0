import {
  type Comparison,
  comparisonSchema,
  type OrderShare,
  orderSharesSchema,
  type SoldProduct,
  topProductsSchema,
} from '@nas/contract/statistics'
import * as v from 'valibot'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'

/** Days of the shop's time zone, `YYYY-MM-DD`, both included; all time when absent. */
interface Period {
  from?: string
  to?: string
}

export type ChartKind = 'money' | 'orders' | 'users'

export type ShareKind = 'state' | 'payment' | 'province'

const totalsSchema = v.object({ money: v.number(), orders: v.number(), users: v.number() })
const pointsSchema = v.array(v.object({ date: v.string(), value: v.number() }))
const chartAnswer = v.object({ points: pointsSchema })
const sharesAnswer = v.object({ shares: orderSharesSchema })
const productsAnswer = v.object({ products: topProductsSchema })

type Totals = v.InferOutput<typeof totalsSchema>
type ChartPoint = v.InferOutput<typeof pointsSchema>[number]

export interface StatisticCalls {
  totals(caller: Caller, period: Period): Promise<Totals>
  chart(
    caller: Caller,
    kind: ChartKind,
    query: Period & { unit?: 'day' | 'month' },
  ): Promise<ChartPoint[]>
  /** Like the rest, of the last 30 days when no period is given. */
  figures(caller: Caller, period: Period): Promise<Comparison>
  shares(caller: Caller, by: ShareKind, period: Period): Promise<OrderShare[]>
  products(caller: Caller, period: Period): Promise<SoldProduct[]>
}

export function statisticCalls({ shop }: CommerceClient): StatisticCalls {
  return {
    totals: ({ token }, period) =>
      shop('/admin/shop/statistics', totalsSchema, { token, query: { ...period } }),

    async chart({ token }, kind, query) {
      const path = `/admin/shop/charts/${kind}`
      return (await shop(path, chartAnswer, { token, query: { ...query } })).points
    },

    figures: ({ token }, period) =>
      shop('/admin/shop/statistics/figures', comparisonSchema, { token, query: { ...period } }),

    async shares({ token }, by, period) {
      const path = `/admin/shop/shares/${by}`
      return (await shop(path, sharesAnswer, { token, query: { ...period } })).shares
    },

    async products({ token }, period) {
      const path = '/admin/shop/statistics/products'
      return (await shop(path, productsAnswer, { token, query: { ...period } })).products
    },
  }
}
