import type { InputOf, Operation, OutputOf } from '@nas/contract/operation'
import * as contract from '@nas/contract/statistics/operations'
import { provinceCode } from '@nas/domain/provinces'
import * as v from 'valibot'
import { fieldErrors } from '../answers/api-error.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import { ask, guardOf } from '../records/operation-endpoints.ts'

/** @throws ApiError 400 when the period ends before it begins */
function assertPeriod(period: contract.PeriodQuery): void {
  if (contract.isForward(period)) return
  const message = 'from must not be after to'
  throw fieldErrors([{ path: ['from'], code: 'date_invalid', message }])
}

interface Statistic<O extends Operation> {
  name: string
  summary: string
  operation: O
  /** Input that the caller does not choose. */
  given?: Partial<InputOf<O>>
  parameters?: v.GenericSchema<unknown, contract.PeriodQuery>
  /** The answer of the operation by default. */
  answer?: v.GenericSchema
  shown?(answer: OutputOf<O>, request: ApiRequest): unknown
}

function statistic<O extends Operation>({
  name,
  summary,
  operation,
  given,
  parameters: schema = contract.periodParameters,
  answer = v.object({ data: operation.answer ?? v.unknown() }),
  shown = (data) => data,
}: Statistic<O>): Endpoint {
  return call(`GET /app/${name}`, {
    summary,
    ...guardOf(operation),
    parameters: schema,
    answer: { schema: answer },
    async run(request, { parameters }) {
      assertPeriod(parameters)
      const input = { ...given, ...parameters } as InputOf<O>
      return { data: shown(await ask(request, operation, input), request) }
    },
  })
}

const chart = (name: string, kind: contract.Measure, what: string) =>
  statistic({
    name,
    summary: `${what} by day or month, without gaps`,
    operation: contract.readChart,
    given: { kind },
    parameters: contract.chartParameters,
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
    operation: contract.readShares,
    given: { by },
    shown(shares, { view }) {
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
    operation: contract.readTotals,
    answer: contract.totalsSchema,
    shown: (totals, { view }) => ({
      ...totals,
      products: view.find('products', { limit: 0 }).total,
    }),
  }),
  chart('chartmoney', 'money', 'Money in đồng'),
  chart('chartorder', 'orders', 'Orders'),
  chart('chartuser', 'users', 'New members'),
  statistic({
    name: 'figures',
    summary: 'Amount, orders, members, cancelled and returned, compared with the period before',
    operation: contract.readFigures,
  }),
  share('state'),
  share('payment'),
  share('province'),
  statistic({
    name: 'chartproduct',
    summary: 'The ten products with the largest amount',
    operation: contract.readSoldProducts,
  }),
]
