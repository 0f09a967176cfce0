import {
  type ChartPoint,
  type CommerceTotals,
  commerceChartSchema,
  commerceTotalsSchema,
  type Measure,
} from '@nas/contract/commerce/statistics'
import {
  type ChartQuery,
  type Comparison,
  comparisonSchema,
  type OrderShare,
  orderSharesSchema,
  type PeriodQuery,
  type SoldProduct,
  topProductsSchema,
} from '@nas/contract/statistics'
import * as v from 'valibot'
import type { Caller, CommerceClient } from './client.ts'

export type ShareKind = 'state' | 'payment' | 'province'

const sharesAnswer = v.object({ shares: orderSharesSchema })
const productsAnswer = v.object({ products: topProductsSchema })

export interface StatisticCalls {
  totals(caller: Caller, period: PeriodQuery): Promise<CommerceTotals>
  chart(caller: Caller, measure: Measure, query: ChartQuery): Promise<ChartPoint[]>
  /** By default of the last 30 days, like the other calls. */
  figures(caller: Caller, period: PeriodQuery): Promise<Comparison>
  shares(caller: Caller, by: ShareKind, period: PeriodQuery): Promise<OrderShare[]>
  products(caller: Caller, period: PeriodQuery): Promise<SoldProduct[]>
}

export function statisticCalls({ shop }: CommerceClient): StatisticCalls {
  return {
    totals: ({ token }, query) =>
      shop('/admin/shop/statistics', commerceTotalsSchema, { token, query }),

    async chart({ token }, measure, query) {
      const path = `/admin/shop/charts/${measure}`
      return (await shop(path, commerceChartSchema, { token, query })).points
    },

    figures: ({ token }, query) =>
      shop('/admin/shop/statistics/figures', comparisonSchema, { token, query }),

    async shares({ token }, by, query) {
      const path = `/admin/shop/shares/${by}`
      return (await shop(path, sharesAnswer, { token, query })).shares
    },

    async products({ token }, query) {
      const path = '/admin/shop/statistics/products'
      return (await shop(path, productsAnswer, { token, query })).products
    },
  }
}
