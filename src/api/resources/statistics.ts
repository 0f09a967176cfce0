import {
  chartParameters,
  chartSchema,
  figuresSchema,
  isForward,
  type Measure,
  type OrderShare,
  type PeriodQuery,
  periodParameters,
  readChart,
  readFigures,
  readShares,
  readSoldProducts,
  readTotals,
  type ShareName,
  sharesSchema,
  soldProductsSchema,
  totalsSchema,
} from '@nas/contract/statistics/operations'
import { provinceCode } from '@nas/domain/provinces'
import type * as v from 'valibot'
import { fieldErrors } from '../answers/api-error.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import { credentialOf, guardOf } from '../records/operation-endpoints.ts'

/** @throws ApiError 400 when the period ends before it begins */
function assertPeriod(period: PeriodQuery): void {
  if (isForward(period)) return
  const message = 'from must not be after to'
  throw fieldErrors([{ path: ['from'], code: 'date_invalid', message }])
}

interface Statistic<P extends v.GenericSchema<unknown, PeriodQuery>> {
  name: string
  summary: string
  parameters: P
  answer: v.GenericSchema
  read(request: ApiRequest, parameters: v.InferOutput<P>): Promise<unknown>
}

function statistic<P extends v.GenericSchema<unknown, PeriodQuery>>({
  name,
  summary,
  parameters,
  answer,
  read,
}: Statistic<P>): Endpoint {
  return call({
    method: 'GET',
    path: `/app/${name}`,
    summary,
    ...guardOf(readTotals),
    personal: true,
    parameters,
    answer: { schema: answer },
    async run(request, given) {
      assertPeriod(given.parameters)
      return { data: await read(request, given.parameters) }
    },
  })
}

const chart = (name: string, kind: Measure, what: string) =>
  statistic({
    name,
    summary: `${what} by day or month, without gaps`,
    parameters: chartParameters,
    answer: chartSchema,
    read: ({ commerce, caller }, period) =>
      commerce.call(readChart, credentialOf(readChart, caller), { kind, ...period }),
  })

/** Orders contain former provinces and several spellings; each counts for the current province. */
export function byProvince(
  shares: readonly OrderShare[],
  nameOf: (code: string) => string | undefined,
): OrderShare[] {
  const sums = new Map<string, OrderShare>()
  for (const { key: written, orders, money } of shares) {
    const code = provinceCode(written)
    const key = (code === null ? undefined : nameOf(code)) ?? written
    const sum = sums.get(key) ?? { key, orders: 0, money: 0 }
    sums.set(key, { key, orders: sum.orders + orders, money: sum.money + money })
  }
  return [...sums.values()].sort((one, other) => other.orders - one.orders)
}

const share = (by: ShareName) =>
  statistic({
    name: `chart${by}`,
    summary: `Orders and amount by ${by}, most orders first`,
    parameters: periodParameters,
    answer: sharesSchema,
    async read({ commerce, caller, view }, period) {
      const shares = await commerce.call(readShares, credentialOf(readShares, caller), {
        by,
        ...period,
      })
      if (by !== 'province') return shares
      const nameOf = (code: string) => view.byId('provinces-2025', Number(code))?.name
      return byProvince(shares, (code) => nameOf(code)?.toString())
    },
  })

export const statistics: readonly Endpoint[] = [
  statistic({
    name: 'statistic',
    summary:
      'Amount, orders, members and products; the amount is the total of orders not cancelled',
    parameters: periodParameters,
    answer: totalsSchema,
    read: async ({ commerce, caller, view }, period) => ({
      ...(await commerce.call(readTotals, credentialOf(readTotals, caller), period)),
      products: view.find('products', { limit: 0 }).total,
    }),
  }),
  chart('chartmoney', 'money', 'Money in đồng'),
  chart('chartorder', 'orders', 'Orders'),
  chart('chartuser', 'users', 'New members'),
  statistic({
    name: 'figures',
    summary: 'Amount, orders, members, cancelled and returned, compared with the period before',
    parameters: periodParameters,
    answer: figuresSchema,
    read: ({ commerce, caller }, period) =>
      commerce.call(readFigures, credentialOf(readFigures, caller), period),
  }),
  share('state'),
  share('payment'),
  share('province'),
  statistic({
    name: 'chartproduct',
    summary: 'The ten products with the largest amount',
    parameters: periodParameters,
    answer: soldProductsSchema,
    read: ({ commerce, caller }, period) =>
      commerce.call(readSoldProducts, credentialOf(readSoldProducts, caller), period),
  }),
]
