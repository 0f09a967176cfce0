import { booksSchema } from '@nas/contract/payments/books'
import {
  type Comparison,
  chartSchema,
  figuresSchema,
  sharesSchema,
  soldProductsSchema,
} from '@nas/contract/statistics/operations'
import { daysOf, type Period, periodBefore } from '@nas/domain/periods'
import { queryOptions } from '@tanstack/react-query'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { api } from '../../../api-client/api.ts'

export type SeriesKind = 'money' | 'order' | 'user'
export type ShareKind = 'state' | 'payment' | 'province'

/** A value of a day or a month; `before` is the corresponding value of the period before. */
export interface SeriesPoint {
  date: string
  value: number
  before: number | null
}

/** @throws ApiError, ValiError */
async function ask<Schema extends GenericSchema<unknown, { data: unknown }>>(
  schema: Schema,
  name: string,
  query: object,
  signal: AbortSignal,
): Promise<InferOutput<Schema>['data']> {
  return parse(schema, await api.get(`/api/app/${name}`, { ...query }, signal)).data
}

/** Each block of the dashboard has its own query, so that a failure affects only one block. */
const keyOf = (name: string, period: Period) =>
  ['statistics', name, period.from, period.to] as const

export function figuresOptions(period: Period) {
  return queryOptions<Comparison>({
    queryKey: keyOf('figures', period),
    queryFn: ({ signal }) => ask(figuresSchema, 'figures', period, signal),
  })
}

/** Longer periods are drawn by months. */
const maxDays = 100

export function seriesOptions(kind: SeriesKind, period: Period) {
  return queryOptions<SeriesPoint[]>({
    queryKey: keyOf(`chart${kind}`, period),
    queryFn: async ({ signal }) => {
      const chart = (query: object) => ask(chartSchema, `chart${kind}`, query, signal)
      const unit = daysOf(period) > maxDays ? 'month' : 'day'
      const [points, earlier] = await Promise.all(
        [period, periodBefore(period)].map((one) => chart({ ...one, unit })),
      )
      return (points ?? []).map((point, at) => ({ ...point, before: earlier?.[at]?.value ?? null }))
    },
  })
}

export function sharesOptions(kind: ShareKind, period: Period) {
  return queryOptions({
    queryKey: keyOf(`chart${kind}`, period),
    queryFn: ({ signal }) => ask(sharesSchema, `chart${kind}`, period, signal),
  })
}

/** @throws ApiError, ValiError */
export const booksOptions = queryOptions({
  queryKey: ['books'],
  queryFn: ({ signal }) => ask(booksSchema, 'books', {}, signal),
})

export function productsOptions(period: Period) {
  return queryOptions({
    queryKey: keyOf('chartproduct', period),
    queryFn: ({ signal }) => ask(soldProductsSchema, 'chartproduct', period, signal),
  })
}
