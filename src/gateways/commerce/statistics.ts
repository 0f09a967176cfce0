import * as v from 'valibot'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'

/** Days of the shop's time zone, `YYYY-MM-DD`, both included; all time when absent. */
interface Period {
  from?: string
  to?: string
}

export type ChartKind = 'money' | 'orders' | 'users'

const totalsSchema = v.object({ money: v.number(), orders: v.number(), users: v.number() })
const pointsSchema = v.array(v.object({ date: v.string(), value: v.number() }))
const chartAnswer = v.object({ points: pointsSchema })

type Totals = v.InferOutput<typeof totalsSchema>
type ChartPoint = v.InferOutput<typeof pointsSchema>[number]

export interface StatisticCalls {
  totals(caller: Caller, period: Period): Promise<Totals>
  chart(
    caller: Caller,
    kind: ChartKind,
    query: Period & { unit?: 'day' | 'month' },
  ): Promise<ChartPoint[]>
}

export function statisticCalls({ shop }: CommerceClient): StatisticCalls {
  return {
    totals: ({ token }, period) =>
      shop('/admin/shop/statistics', totalsSchema, { token, query: { ...period } }),

    async chart({ token }, kind, query) {
      const path = `/admin/shop/charts/${kind}`
      return (await shop(path, chartAnswer, { token, query: { ...query } })).points
    },
  }
}
