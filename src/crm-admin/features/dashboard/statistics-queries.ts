import { booksSchema } from '@nas/contract/payments/fields'
import {
  chartSchema,
  figuresSchema,
  sharesSchema,
  soldProductsSchema,
} from '@nas/contract/statistics/operations'
import { daysOf, type Period, periodBefore } from '@nas/domain/periods'
import { queryOptions } from '@tanstack/react-query'
import { type GenericSchema, parse } from 'valibot'
import { api } from '../../../api-client/api.ts'
import { apiOptions } from '../../kit/list/list-page.ts'

export type SeriesKind = 'money' | 'order' | 'user'
export type ShareKind = 'state' | 'payment' | 'province'

/** A value of a day or a month; `before` is the corresponding value of the period before. */
export interface SeriesPoint {
  date: string
  value: number
  before: number | null
}

/** Each block of the dashboard has its own query, so that a failure affects only one block. */
const keyOf = (name: string, period: Period) =>
  ['statistics', name, period.from, period.to] as const

/** The figures of a period under `/api/app`. */
function optionsOf<Data>(
  name: string,
  period: Period,
  schema: GenericSchema<unknown, { data: Data }>,
) {
  const path = `/api/app/${name}`
  return apiOptions(keyOf(name, period), [path, { ...period }], schema, ({ data }) => data)
}

export const figuresOptions = (period: Period) => optionsOf('figures', period, figuresSchema)

export const sharesOptions = (kind: ShareKind, period: Period) =>
  optionsOf(`chart${kind}`, period, sharesSchema)

export const productsOptions = (period: Period) =>
  optionsOf('chartproduct', period, soldProductsSchema)

export const booksOptions = apiOptions(
  ['books'],
  ['/api/app/books'],
  booksSchema,
  ({ data }) => data,
)

/** Longer periods are drawn by months. */
const maxDays = 100

export function seriesOptions(kind: SeriesKind, period: Period) {
  return queryOptions<SeriesPoint[]>({
    queryKey: keyOf(`chart${kind}`, period),
    queryFn: async ({ signal }) => {
      const chart = async (query: object) =>
        parse(chartSchema, await api.get(`/api/app/chart${kind}`, { ...query }, signal)).data
      const unit = daysOf(period) > maxDays ? 'month' : 'day'
      const [points, earlier] = await Promise.all(
        [period, periodBefore(period)].map((one) => chart({ ...one, unit })),
      )
      return (points ?? []).map((point, at) => ({ ...point, before: earlier?.[at]?.value ?? null }))
    },
  })
}
