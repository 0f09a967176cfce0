import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { CommerceChart, CommerceTotals } from '@nas/contract/commerce/statistics'
import {
  type ChartQuery,
  chartParameters,
  isForward,
  periodParameters,
} from '@nas/contract/statistics'
import { shopDay } from '@nas/domain/dates'
import { daysBefore, type Period, periodBefore } from '@nas/domain/periods'
import * as v from 'valibot'
import { notFound } from '../../platform/errors/shop-error'
import { parse } from '../../platform/http/parse'
import { chartOf, isMeasure, totalOf } from '../queries/measures'
import { figuresOf, isShare, sharesOf, soldProducts } from '../queries/order-figures'
import { bucketsOf, maxPoints } from '../queries/period'

/** A period may be open at its beginning or end. */
const periodQuery = v.pipe(
  periodParameters,
  v.forward(v.check(isForward, 'date_invalid'), ['from']),
)

const daysByDefault = 30

type Chart = Required<ChartQuery>

const isShort = ({ unit, ...period }: Chart) => bucketsOf(period, unit).length <= maxPoints

/** Default: the last 30 days by day. */
const chartQuery = v.pipe(
  chartParameters,
  v.transform(
    ({ from, to = shopDay(new Date()), unit = 'day' }): Chart => ({
      from: from ?? daysBefore(to, daysByDefault - 1),
      to,
      unit,
    }),
  ),
  v.forward(v.check<Chart, 'date_invalid'>(isForward, 'date_invalid'), ['from']),
  v.forward(v.check<Chart, 'too_long'>(isShort, 'too_long'), ['from']),
)

function askedOf(request: MedusaRequest): { period: Period; unit: Chart['unit'] } {
  const { unit, ...period } = parse(chartQuery, request.query)
  return { period, unit }
}

export async function totals(
  request: MedusaRequest,
  response: MedusaResponse<CommerceTotals>,
): Promise<void> {
  const period = parse(periodQuery, request.query)
  const [money, orders, users] = await Promise.all([
    totalOf(request.scope, 'money', period),
    totalOf(request.scope, 'orders', period),
    totalOf(request.scope, 'users', period),
  ])
  response.json({ money, orders, users })
}

export async function chart(
  request: MedusaRequest,
  response: MedusaResponse<CommerceChart>,
): Promise<void> {
  const { kind } = request.params
  if (!isMeasure(kind)) throw notFound('chart')
  const { period, unit } = askedOf(request)
  response.json({ points: await chartOf(request.scope, kind, period, unit) })
}

/** Default: the last 30 days, compared with the 30 days before. */
export async function figures(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { period } = askedOf(request)
  const [now, before] = await Promise.all(
    [period, periodBefore(period)].map((one) => figuresOf(request.scope, one)),
  )
  response.json({ period: now, before })
}

export async function shares(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { by } = request.params
  if (!isShare(by)) throw notFound('chart')
  const { period } = askedOf(request)
  response.json({ shares: await sharesOf(request.scope, by, period) })
}

export async function products(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { period } = askedOf(request)
  response.json({ products: await soldProducts(request.scope, period) })
}
