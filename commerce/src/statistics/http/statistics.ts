import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { shopDay } from '@nas/domain/dates'
import { daysBefore, isDay, type Period, periodBefore } from '@nas/domain/periods'
import { notFound } from '../../platform/errors/shop-error'
import { parse } from '../../platform/http/parse'
import { chartOf, totalOf } from '../queries/count-records'
import { isMeasure } from '../queries/measures'
import { figuresOf } from '../queries/order-figures'
import { isShare, sharesOf } from '../queries/order-shares'
import { bucketsOf, mostPoints } from '../queries/period'
import { soldProducts } from '../queries/sold-products'

const day = z.string('malformed').refine(isDay, 'malformed').optional()

type Asked = { [Side in keyof Period]?: string | undefined }

function isForward({ from, to }: Asked): boolean {
  return from === undefined || to === undefined || from <= to
}

const backward = { message: 'malformed', path: ['to'] }

/** A period without a beginning or an end has none. */
const periodQuery = z.object({ from: day, to: day }).refine(isForward, backward)

const daysByDefault = 30

/** The last 30 days, day by day, unless something else is asked for. */
const chartQuery = z
  .object({ from: day, to: day, unit: z.enum(['day', 'month'], 'malformed').default('day') })
  .transform(({ from, to = shopDay(new Date()), unit }) => ({
    period: { from: from ?? daysBefore(to, daysByDefault - 1), to },
    unit,
  }))
  .refine(({ period }) => isForward(period), backward)
  .refine(({ period, unit }) => bucketsOf(period, unit).length <= mostPoints, {
    message: 'too_long',
    path: ['from'],
  })

export async function totals(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const period = parse(periodQuery, request.query)
  const [money, orders, users] = await Promise.all([
    totalOf(request.scope, 'money', period),
    totalOf(request.scope, 'orders', period),
    totalOf(request.scope, 'users', period),
  ])
  response.json({ money, orders, users })
}

export async function chart(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { kind } = request.params
  if (!isMeasure(kind)) throw notFound('chart')
  const { period, unit } = parse(chartQuery, request.query)
  response.json({ points: await chartOf(request.scope, kind, period, unit) })
}

/** The last 30 days unless something else is asked for, and as many days right before them. */
export async function figures(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { period } = parse(chartQuery, request.query)
  const [now, before] = await Promise.all(
    [period, periodBefore(period)].map((one) => figuresOf(request.scope, one)),
  )
  response.json({ period: now, before })
}

export async function shares(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { by } = request.params
  if (!isShare(by)) throw notFound('chart')
  const { period } = parse(chartQuery, request.query)
  response.json({ shares: await sharesOf(request.scope, by, period) })
}

export async function products(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { period } = parse(chartQuery, request.query)
  response.json({ products: await soldProducts(request.scope, period) })
}
