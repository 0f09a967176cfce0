import * as operations from '@nas/contract/statistics/operations'
import {
  type ChartQuery,
  chartParameters,
  isForward,
  type PeriodQuery,
  periodParameters,
} from '@nas/contract/statistics/operations'
import { shopDay } from '@nas/domain/dates'
import { daysBefore, type Period, periodBefore } from '@nas/domain/periods'
import * as v from 'valibot'
import { routesOf } from '../../accounts/http/operation-routes'
import { parse } from '../../platform/http/parse'
import { bucketsOf, chartOf, maxPoints, totalOf } from '../queries/measures'
import { figuresOf, sharesOf, soldProducts } from '../queries/order-figures'

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

/** @throws ShopError invalid when the period is reversed or has too many points */
function askedOf(given: ChartQuery): { period: Period; unit: Chart['unit'] } {
  const { unit, ...period } = parse(chartQuery, given)
  return { period, unit }
}

const forward = (given: PeriodQuery): PeriodQuery => parse(periodQuery, given)

export const statisticsRoutes = routesOf(operations, {
  async readTotals({ scope, input }) {
    const period = forward(input)
    const [money, orders, users] = await Promise.all([
      totalOf(scope, 'money', period),
      totalOf(scope, 'orders', period),
      totalOf(scope, 'users', period),
    ])
    return { money, orders, users }
  },

  readChart({ scope, input: { kind, ...given } }) {
    const { period, unit } = askedOf(given)
    return chartOf(scope, kind, period, unit)
  },

  /** Compared with the same number of days before. */
  async readFigures({ scope, input }) {
    const { period } = askedOf(input)
    const [now, before] = await Promise.all([
      figuresOf(scope, period),
      figuresOf(scope, periodBefore(period)),
    ])
    return { period: now, before }
  },

  readShares: ({ scope, input: { by, ...given } }) => sharesOf(scope, by, askedOf(given).period),
  readSoldProducts: ({ scope, input }) => soldProducts(scope, askedOf(input).period),
})
