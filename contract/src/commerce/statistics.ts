import * as v from 'valibot'
import { chartPoints, measured } from '../statistics.js'
import { purchaseFields } from '../user.js'
import { commerceSchemasOf } from './records.js'

/** The totals of a period in commerce's response. */
export const commerceTotalsSchema = v.object(measured)

export const commerceChartSchema = v.object({ points: chartPoints })

export type Measure = keyof typeof measured
export type CommerceTotals = v.InferOutput<typeof commerceTotalsSchema>
export type CommerceChart = v.InferOutput<typeof commerceChartSchema>
export type ChartPoint = CommerceChart['points'][number]

/** Order figures of a customer in commerce's response; the id is the customer's. */
export const purchasesSchema = v.object(commerceSchemasOf(purchaseFields))

export type Purchases = v.InferOutput<typeof purchasesSchema>
