import { isDay } from '@nas/domain/periods'
import * as v from 'valibot'

const day = v.optional(v.pipe(v.string('malformed'), v.check(isDay, 'date_invalid')))

const period = { from: day, to: day }

/** Days of the shop's time zone, both included; all time when absent. */
export const periodParameters = v.object(period)

export const chartParameters = v.object({
  ...period,
  unit: v.optional(v.picklist(['day', 'month'], 'unit_invalid')),
})

export type PeriodQuery = v.InferOutput<typeof periodParameters>
export type ChartQuery = v.InferOutput<typeof chartParameters>

/** False when the period ends before it begins. */
export function isForward({ from, to }: PeriodQuery): boolean {
  return from === undefined || to === undefined || from <= to
}

/** What is counted by day or month. */
export const measured = { money: v.number(), orders: v.number(), users: v.number() }

/** `date` is a day `YYYY-MM-DD` or a month `YYYY-MM`; no day or month is left out. */
export const chartPoints = v.array(v.object({ date: v.string(), value: v.number() }))

/** Whole đồng and whole numbers. */
export const totalsSchema = v.object({ data: v.object({ ...measured, products: v.number() }) })

export const chartSchema = v.object({ data: chartPoints })

/** Days of the shop's time zone, both included; the orders placed and the members registered in them. */
const periodFiguresSchema = v.object({
  from: v.string(),
  to: v.string(),
  /** Whole đồng of the orders that are not cancelled. */
  money: v.number(),
  orders: v.number(),
  users: v.number(),
  cancelled: v.number(),
  /** Of the cancelled: those that were on their way already. */
  returned: v.number(),
})

export type PeriodFigures = v.InferOutput<typeof periodFiguresSchema>

/** A period beside as many days right before it. */
export const comparisonSchema = v.object({
  period: periodFiguresSchema,
  before: periodFiguresSchema,
})

export type Comparison = v.InferOutput<typeof comparisonSchema>

export const figuresSchema = v.object({ data: comparisonSchema })

/** `key` is a state, a payment method or a province; money is that of orders not cancelled. */
const orderShareSchema = v.object({
  key: v.string(),
  orders: v.number(),
  money: v.number(),
})

export type OrderShare = v.InferOutput<typeof orderShareSchema>

/** Most orders first; together they are all orders of a period. */
export const orderSharesSchema = v.array(orderShareSchema)

export const sharesSchema = v.object({ data: orderSharesSchema })

/** `name` is what the product was called when it was last ordered. */
const soldProductSchema = v.object({
  product: v.number(),
  name: v.string(),
  units: v.number(),
  money: v.number(),
})

export type SoldProduct = v.InferOutput<typeof soldProductSchema>

/** At most ten, the most money first. */
export const topProductsSchema = v.array(soldProductSchema)

export const soldProductsSchema = v.object({ data: topProductsSchema })
