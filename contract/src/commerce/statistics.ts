import * as v from 'valibot'
import { chartPoints, measured } from '../statistics.js'

/** The totals of a period as commerce responds with them. */
export const commerceTotalsSchema = v.object(measured)

export const commerceChartSchema = v.object({ points: chartPoints })

export type Measure = keyof typeof measured
export type CommerceTotals = v.InferOutput<typeof commerceTotalsSchema>
export type CommerceChart = v.InferOutput<typeof commerceChartSchema>
export type ChartPoint = CommerceChart['points'][number]
