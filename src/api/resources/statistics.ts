import type { Measure } from '@nas/contract/commerce/statistics'
import {
  chartParameters,
  chartSchema,
  figuresSchema,
  isForward,
  type PeriodQuery,
  periodParameters,
  sharesSchema,
  soldProductsSchema,
  totalsSchema,
} from '@nas/contract/statistics'
import type { ShareKind } from '../../gateways/commerce/statistics.ts'
import { fieldErrors } from '../api-error.ts'
import { call } from '../call.ts'
import { type Endpoint, signedInCaller } from '../endpoint.ts'

/** @throws ApiError 400 when the period ends before it begins */
function assertPeriod(period: PeriodQuery): void {
  if (isForward(period)) return
  const message = 'from must not be after to'
  throw fieldErrors([{ path: ['from'], code: 'date_invalid', message }])
}

const statistic = call({
  method: 'GET',
  path: '/app/statistic',
  summary: 'Money, orders, members and products; money is the total of orders not cancelled',
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
  summary: 'Money, orders, members, cancelled and returned, beside those of the period before',
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

function share(by: ShareKind): Endpoint {
  return call({
    method: 'GET',
    path: `/app/chart${by}`,
    summary: `Orders and money by ${by}, most orders first`,
    access: 'admin',
    permission: 'statistics',
    personal: true,
    parameters: periodParameters,
    answer: { schema: sharesSchema },
    run: async (request, { parameters }) => {
      assertPeriod(parameters)
      const { commerce } = signedInCaller(request)
      return { data: await request.commerce.statistics.shares(commerce, by, parameters) }
    },
  })
}

const products = call({
  method: 'GET',
  path: '/app/chartproduct',
  summary: 'The ten products that brought the most money',
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
