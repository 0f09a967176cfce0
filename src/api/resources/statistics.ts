import type { Measure } from '@nas/contract/commerce/statistics'
import {
  chartParameters,
  chartSchema,
  figuresSchema,
  isForward,
  type OrderShare,
  type PeriodQuery,
  periodParameters,
  sharesSchema,
  soldProductsSchema,
  totalsSchema,
} from '@nas/contract/statistics'
import { provinceCode } from '@nas/domain/provinces'
import type { ShareKind } from '../../gateways/commerce/statistics.ts'
import { fieldErrors } from '../kit/api-error.ts'
import { call, type Endpoint, signedInCaller } from '../kit/endpoint.ts'

/** @throws ApiError 400 when the period ends before it begins */
function assertPeriod(period: PeriodQuery): void {
  if (isForward(period)) return
  const message = 'from must not be after to'
  throw fieldErrors([{ path: ['from'], code: 'date_invalid', message }])
}

const statistic = call({
  method: 'GET',
  path: '/app/statistic',
  summary: 'Amount, orders, members and products; the amount is the total of orders not cancelled',
  access: 'admin',
  permission: 'statistics',
  personal: true,
  parameters: periodParameters,
  answer: { schema: totalsSchema },
  run: async (request, { parameters }) => {
    assertPeriod(parameters)
    const { commerce } = signedInCaller(request)
    const totals = await request.commerce.statistics.totals(commerce, parameters)
    return { data: { ...totals, products: request.view.find('products', { limit: 0 }).total } }
  },
})

function chart(name: string, kind: Measure, what: string): Endpoint {
  return call({
    method: 'GET',
    path: `/app/${name}`,
    summary: `${what} by day or month, without gaps`,
    access: 'admin',
    permission: 'statistics',
    personal: true,
    parameters: chartParameters,
    answer: { schema: chartSchema },
    run: async (request, { parameters }) => {
      assertPeriod(parameters)
      const { commerce } = signedInCaller(request)
      const { statistics } = request.commerce
      return { data: await statistics.chart(commerce, kind, parameters) }
    },
  })
}

const figures = call({
  method: 'GET',
  path: '/app/figures',
  summary: 'Amount, orders, members, cancelled and returned, compared with the period before',
  access: 'admin',
  permission: 'statistics',
  personal: true,
  parameters: periodParameters,
  answer: { schema: figuresSchema },
  run: async (request, { parameters }) => {
    assertPeriod(parameters)
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.statistics.figures(commerce, parameters) }
  },
})

/**
 * Orders contain provinces as they were chosen: from before and after July 2025, and in several
 * spellings. Each counts for the current province that includes it.
 * @param nameOf the name of a current province by its code
 */
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

function share(by: ShareKind): Endpoint {
  return call({
    method: 'GET',
    path: `/app/chart${by}`,
    summary: `Orders and amount by ${by}, most orders first`,
    access: 'admin',
    permission: 'statistics',
    personal: true,
    parameters: periodParameters,
    answer: { schema: sharesSchema },
    run: async (request, { parameters }) => {
      assertPeriod(parameters)
      const { commerce } = signedInCaller(request)
      const shares = await request.commerce.statistics.shares(commerce, by, parameters)
      if (by !== 'province') return { data: shares }
      const nameOf = (code: string) => request.view.byId('provinces-2025', Number(code))?.name
      return { data: byProvince(shares, (code) => nameOf(code)?.toString()) }
    },
  })
}

const products = call({
  method: 'GET',
  path: '/app/chartproduct',
  summary: 'The ten products with the largest amount',
  access: 'admin',
  permission: 'statistics',
  personal: true,
  parameters: periodParameters,
  answer: { schema: soldProductsSchema },
  run: async (request, { parameters }) => {
    assertPeriod(parameters)
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.statistics.products(commerce, parameters) }
  },
})

export const statistics: readonly Endpoint[] = [
  statistic,
  chart('chartmoney', 'money', 'Money in đồng'),
  chart('chartorder', 'orders', 'Orders'),
  chart('chartuser', 'users', 'New members'),
  figures,
  share('state'),
  share('payment'),
  share('province'),
  products,
]
