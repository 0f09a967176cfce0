import * as contract from '@nas/contract/statistics/operations'
import { provinceCode } from '@nas/domain/provinces'
import type * as v from 'valibot'
import { fieldErrors } from '../answers/api-error.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import { ask, guardOf } from '../records/operation-endpoints.ts'

/** @throws ApiError 400 when the period ends before it begins */
function assertPeriod(period: contract.PeriodQuery): void {
  if (contract.isForward(period)) return
  const message = 'from must not be after to'
  throw fieldErrors([{ path: ['from'], code: 'date_invalid', message }])
}

interface Statistic<P extends v.GenericSchema<unknown, contract.PeriodQuery>> {
  name: string
  summary: string
  parameters: P
  answer: v.GenericSchema
  read(request: ApiRequest, parameters: v.InferOutput<P>): Promise<unknown>
}

function statistic<P extends v.GenericSchema<unknown, contract.PeriodQuery>>({
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
    ...guardOf(contract.readTotals),
    personal: true,
    parameters,
    answer: { schema: answer },
    async run(request, given) {
      assertPeriod(given.parameters)
      return { data: await read(request, given.parameters) }
    },
  })
}

const chart = (name: string, kind: contract.Measure, what: string) =>
  statistic({
    name,
    summary: `${what} by day or month, without gaps`,
    parameters: contract.chartParameters,
    answer: contract.chartSchema,
    read: (request, period) => ask(request, contract.readChart, { kind, ...period }),
  })

/** Orders contain former provinces and several spellings; each counts for the current province. */
export function byProvince(
  shares: readonly contract.OrderShare[],
  nameOf: (code: string) => string | undefined,
): contract.OrderShare[] {
  const sums = new Map<string, contract.OrderShare>()
  for (const { key: written, orders, money } of shares) {
    const code = provinceCode(written)
    const key = (code === null ? undefined : nameOf(code)) ?? written
    const sum = sums.get(key) ?? { key, orders: 0, money: 0 }
    sums.set(key, { key, orders: sum.orders + orders, money: sum.money + money })
  }
  return [...sums.values()].sort((one, other) => other.orders - one.orders)
}

const share = (by: contract.ShareName) =>
  statistic({
    name: `chart${by}`,
    summary: `Orders and amount by ${by}, most orders first`,
    parameters: contract.periodParameters,
    answer: contract.sharesSchema,
    async read(request, period) {
      const shares = await ask(request, contract.readShares, {
        by,
        ...period,
      })
      if (by !== 'province') return shares
      const nameOf = (code: string) => request.view.byId('provinces-2025', Number(code))?.name
      return byProvince(shares, (code) => nameOf(code)?.toString())
    },
  })

export const statistics: readonly Endpoint[] = [
  statistic({
    name: 'statistic',
    summary:
      'Amount, orders, members and products; the amount is the total of orders not cancelled',
    parameters: contract.periodParameters,
    answer: contract.totalsSchema,
    read: async (request, period) => ({
      ...(await ask(request, contract.readTotals, period)),
      products: request.view.find('products', { limit: 0 }).total,
    }),
  }),
  chart('chartmoney', 'money', 'Money in đồng'),
  chart('chartorder', 'orders', 'Orders'),
  chart('chartuser', 'users', 'New members'),
  statistic({
    name: 'figures',
    summary: 'Amount, orders, members, cancelled and returned, compared with the period before',
    parameters: contract.periodParameters,
    answer: contract.figuresSchema,
    read: (request, period) => ask(request, contract.readFigures, period),
  }),
  share('state'),
  share('payment'),
  share('province'),
  statistic({
    name: 'chartproduct',
    summary: 'The ten products with the largest amount',
    parameters: contract.periodParameters,
    answer: contract.soldProductsSchema,
    read: (request, period) => ask(request, contract.readSoldProducts, period),
  }),
]
