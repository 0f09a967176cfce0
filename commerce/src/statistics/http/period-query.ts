import { z } from '@medusajs/framework/zod'
import { shopDay } from '@nas/domain/dates'
import { bucketsOf, daysBefore, isDay, mostPoints } from '../queries/period'

const day = z.string('malformed').refine(isDay, 'malformed').optional()

interface Asked {
  from?: string | undefined
  to?: string | undefined
}

function isForward({ from, to }: Asked): boolean {
  return from === undefined || to === undefined || from <= to
}

const backward = { message: 'malformed', path: ['to'] }

/** A period without a beginning or an end has none. */
export const periodQuery = z.object({ from: day, to: day }).refine(isForward, backward)

const daysByDefault = 30

/** The last 30 days, day by day, unless something else is asked for. */
export const chartQuery = z
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
