import { isDay } from '@nas/domain/periods'
import * as v from 'valibot'
import { operation } from '../operation.js'

const day = v.optional(v.pipe(v.string('malformed'), v.check(isDay, 'date_invalid')))

const period = { from: day, to: day }

/** Days in the shop's time zone, inclusive; all time when absent. */
export const periodParameters = v.object(period)

export const chartParameters = v.object({
  ...period,
  unit: v.optional(v.picklist(['day', 'month'], 'unit_invalid')),
})

export type PeriodQuery = v.InferOutput<typeof periodParameters>
export type ChartQuery = v.InferOutput<typeof chartParameters>

export function isForward({ from, to }: PeriodQuery): boolean {
  return from === undefined || to === undefined || from <= to
}

const measured = { money: v.number(), orders: v.number(), users: v.number() }
export const measures = ['money', 'orders', 'users'] as const satisfies (keyof typeof measured)[]
export type Measure = (typeof measures)[number]

/** `date` is a day `YYYY-MM-DD` or a month `YYYY-MM`, without gaps. */
const chartPoints = v.array(v.object({ date: v.string(), value: v.number() }))
export type ChartPoint = v.InferOutput<typeof chartPoints>[number]

/** Whole đồng and whole numbers. */
export const totalsSchema = v.object({ data: v.object({ ...measured, products: v.number() }) })

export const chartSchema = v.object({ data: chartPoints })

/** Days are inclusive, in the shop's time zone. */
const periodFiguresSchema = v.object({
  from: v.string(),
  to: v.string(),
  /** Amount in đồng of the orders that are not cancelled. */
  money: v.number(),
  orders: v.number(),
  users: v.number(),
  cancelled: v.number(),
  /** The cancelled orders that had been sent. */
  returned: v.number(),
})

export type PeriodFigures = v.InferOutput<typeof periodFiguresSchema>

/** A period, and the same number of days before it. */
export const figuresSchema = v.object({
  data: v.object({ period: periodFiguresSchema, before: periodFiguresSchema }),
})

export type Comparison = v.InferOutput<typeof figuresSchema>['data']

/** `key` is a state, a payment method or a province; the amount excludes cancelled orders. */
const orderShareSchema = v.object({
  key: v.string(),
  orders: v.number(),
  money: v.number(),
})

export type OrderShare = v.InferOutput<typeof orderShareSchema>

export const sharesSchema = v.object({ data: v.array(orderShareSchema) })

/** `name` is the product's name in its latest order. */
const soldProductSchema = v.object({
  product: v.number(),
  name: v.string(),
  units: v.number(),
  money: v.number(),
})

export type SoldProduct = v.InferOutput<typeof soldProductSchema>

/** At most ten, largest amount first. */
export const soldProductsSchema = v.object({ data: v.array(soldProductSchema) })

export const readTotals = operation('GET /statistics', {
  staff: 'statistics',
  input: periodParameters,
  answer: v.object(measured),
})

export const readChart = operation('GET /charts/:kind', {
  staff: 'statistics',
  input: v.object({ kind: v.picklist(measures), ...chartParameters.entries }),
  answer: chartPoints,
  as: 'points',
})

export const readFigures = operation('GET /statistics/figures', {
  staff: 'statistics',
  input: chartParameters,
  answer: figuresSchema.entries.data,
})

export const shareNames = ['state', 'payment', 'province'] as const
export type ShareName = (typeof shareNames)[number]

export const readShares = operation('GET /shares/:by', {
  staff: 'statistics',
  input: v.object({ by: v.picklist(shareNames), ...chartParameters.entries }),
  answer: sharesSchema.entries.data,
  as: 'shares',
})

export const readSoldProducts = operation('GET /statistics/products', {
  staff: 'statistics',
  input: chartParameters,
  answer: soldProductsSchema.entries.data,
  as: 'products',
})
